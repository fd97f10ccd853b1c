import { isListed } from '@clutchbook/domain/collection/collection.rules'
import { formatPrice } from '@clutchbook/domain/kernel/money'
import type { SharedAnimal } from '@clutchbook/domain/sharing/sharing.schema'
import { Scales } from '../../../shared/ui/scales.tsx'
import { DetailsList, SexMark } from '../../collection/public/animal-words.ts'
import { MediaGallery } from '../../media/public/media-gallery.tsx'
import { useVisitorToday } from '../hooks/use-visitor-today.ts'
import { publicTexts } from '../public-pages.texts.ts'
import { FamilyTree } from './family-tree.tsx'
import classes from './shared-animal-view.module.css'
import { ShownGenes } from './shown-genes.tsx'

/** An animal as others see it: photos first, then what is known of it, then where it comes from (SHR-04 to SHR-06). */
export function SharedAnimalView({ animal }: { animal: SharedAnimal }) {
  const { id, name, photos } = animal
  const today = useVisitorToday()
  return (
    <article className={classes.animal}>
      <div className={classes.gallery}>
        <MediaGallery
          key={photos.join()}
          name={name}
          addresses={photos}
          fallback={<Scales seed={id} label={publicTexts.noImage} />}
        />
      </div>
      <div className={classes.words}>
        <Head animal={animal} />
        <DetailsList animal={animal} today={today} belowHead />
        {animal.genotype && <ShownGenes genotype={animal.genotype} />}
      </div>
      <div className={classes.family}>
        <FamilyTree animal={animal} />
      </div>
    </article>
  )
}

function Head({ animal }: { animal: SharedAnimal }) {
  const { name, species, morph, sex, isHoldback, price, priceCurrency } = animal
  return (
    <header className={classes.head}>
      <div className={classes.title}>
        <h1 className={classes.name}>{name}</h1>
        {isListed(animal) && price && (
          <span className={classes.price}>{formatPrice(price, priceCurrency)}</span>
        )}
      </div>
      <p className={classes.kind}>
        <i>{species}</i>
        {morph && ` · ${morph}`}
      </p>
      <p className={classes.badges}>
        <span className={classes.badge}>
          <SexMark sex={sex} spelled />
        </span>
        {isHoldback && <span className={classes.badge}>{publicTexts.holdback}</span>}
      </p>
    </header>
  )
}
