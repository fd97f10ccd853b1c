import { publicPaths } from '@clutchbook/domain/sharing/sharing.rules'
import type { SharedAnimal, SharedParent } from '@clutchbook/domain/sharing/sharing.schema'
import { SexMark } from '../../collection/public/animal-words.ts'
import { publicTexts as texts } from '../public-pages.texts.ts'
import classes from './family-tree.module.css'

type Props = { of: SharedParent; shared: ReadonlyMap<number, SharedAnimal> }

/**
 * The parents of a parent, where one of them is shared itself and so has a page of its own to lead to. The other is then
 * drawn as unknown, whether nobody is noted or the keeper doesn't show them.
 */
export function Grandparents({ of: { name, fatherId, motherId }, shared }: Props) {
  const find = (id: number | null) => (id === null ? undefined : shared.get(id))
  const [grandfather, grandmother] = [find(fatherId), find(motherId)]
  if (!grandfather && !grandmother) return null
  return (
    <ul className={classes.grandparents} aria-label={texts.parentsOf(name)}>
      <Grandparent animal={grandfather} sex="Male" />
      <Grandparent animal={grandmother} sex="Female" />
    </ul>
  )
}

function Grandparent({ animal, sex }: { animal: SharedAnimal | undefined; sex: 'Male' | 'Female' }) {
  const role = sex === 'Male' ? texts.grandfather : texts.grandmother
  return (
    <li className={classes.branch} data-sex={sex}>
      <div className={classes.relative} data-sex={sex} data-unknown={animal ? undefined : true}>
        <div className={classes.words}>
          <span className={classes.role}>
            <SexMark sex={sex} /> {role}
          </span>
          <span className={classes.name}>
            {animal ? <a href={publicPaths.animal(animal.id)}>{animal.name}</a> : texts.unknown}
          </span>
          {animal && <span className={classes.kind}>{animal.morph ?? <i>{animal.species}</i>}</span>}
        </div>
      </div>
    </li>
  )
}
