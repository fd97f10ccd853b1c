import { Egg } from '../../shared/ui/egg.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { Scales } from '../../shared/ui/scales.tsx'
import { SectionCard } from '../../shared/ui/section-card.tsx'
import { layoutDemoTexts as texts } from '../layout-demo.texts.ts'
import classes from './layout-demo-page.module.css'
import { OpenPage } from './open-page.tsx'

/** A still picture of the layout: invented content, no calls, and no place in a search engine (SHELL-08, SHELL-Q16). */
export const LayoutDemoPage = () => (
  <OpenPage title={texts.title} wide>
    <meta name="robots" content="noindex" />
    <PageHeader title={texts.title} />
    <p className={classes.lead}>{texts.lead}</p>
    <div className={classes.parts}>
      <ul className={classes.figures} aria-label={texts.figuresLabel}>
        {texts.figures.map(({ value, label }) => (
          <li key={label} className={classes.figure}>
            <span className={classes.value}>{value}</span>
            <span className={classes.dim}>{label}</span>
          </li>
        ))}
      </ul>
      <section>
        <h2 className={classes.heading}>{texts.animals}</h2>
        <ul className={classes.cards}>
          {texts.cards.map((card) => (
            <li key={card.seed} className={classes.card}>
              <div className={classes.photo}>
                <Scales seed={card.seed} />
              </div>
              <div className={classes.words}>
                <h3 className={classes.name}>{card.name}</h3>
                <p className={classes.species}>{card.species}</p>
                <p className={classes.dim}>{card.morph}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <div className={classes.columns}>
        <SectionCard title={texts.incubation}>
          <ul className={classes.eggs}>
            {texts.eggs.map(({ label, ...egg }) => (
              <li key={label} className={classes.egg}>
                <Egg {...egg} size={76} />
                <span className={classes.dim}>{label}</span>
              </li>
            ))}
          </ul>
        </SectionCard>
        <SectionCard title={texts.week}>
          <ul className={classes.notes}>
            {texts.notes.map(({ day, text }) => (
              <li key={day} className={classes.note}>
                <span>{text}</span>
                <span className={classes.dim}>{day}</span>
              </li>
            ))}
          </ul>
        </SectionCard>
      </div>
    </div>
  </OpenPage>
)
