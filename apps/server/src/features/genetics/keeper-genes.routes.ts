import { keeperGenesContract } from '@clutchbook/domain/genetics/keeper-genes.contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { GeneticsService } from './genetics.service.ts'

/** What a keeper says of genes in general. */
export function keeperGenesRoutes(app: FastifyInstance, { keeperGenes, ownWords }: GeneticsService): void {
  serve(app, keeperGenesContract.listGenes, ({ actor, query }) => keeperGenes.list(actor, query))
  serve(app, keeperGenesContract.addGene, ({ actor, body }) => keeperGenes.add(actor, body))
  serve(app, keeperGenesContract.changeGene, ({ actor, params, body }) =>
    keeperGenes.change(actor, params.id, body),
  )
  serve(app, keeperGenesContract.removeGene, async ({ actor, params }) => {
    await keeperGenes.remove(actor, params.id)
    return undefined
  })
  serve(app, keeperGenesContract.listWords, ({ actor }) => ownWords.list(actor))
  serve(app, keeperGenesContract.addWord, ({ actor, body }) => ownWords.add(actor, body))
  serve(app, keeperGenesContract.removeWord, async ({ actor, params }) => {
    await ownWords.remove(actor, params.id)
    return undefined
  })
}
