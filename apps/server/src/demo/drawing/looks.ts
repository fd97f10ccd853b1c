import { beardedDragonBuild, crestedGeckoBuild, leopardGeckoBuild } from './lizard/build.ts'
import type { LizardLook } from './lizard/lizard.ts'
import { ballPythonGenes, ballPythonHead, ballPythonSkin, wildBallPython } from './patterns/ball-python.ts'
import {
  beardedDragonGenes,
  beardedDragonLeg,
  beardedDragonSkin,
  wildBeardedDragon,
} from './patterns/bearded-dragon.ts'
import { boaGenes, boaHead, boaSkin, wildBoa } from './patterns/boa.ts'
import { carpetGenes, carpetHead, carpetSkin, jungleCarpet } from './patterns/carpet-python.ts'
import { cornSnakeGenes, cornSnakeHead, cornSnakeSkin, wildCornSnake } from './patterns/corn-snake.ts'
import {
  buckskinCrestedGecko,
  crestedGeckoLeg,
  crestedGeckoSkin,
  crestedGeckoTraits,
} from './patterns/crested-gecko.ts'
import { hognoseGenes, hognoseHead, hognoseSkin, wildHognose } from './patterns/hognose.ts'
import {
  leopardGeckoGenes,
  leopardGeckoLeg,
  leopardGeckoSkin,
  wildLeopardGecko,
} from './patterns/leopard-gecko.ts'
import { ballPythonBuild, boaBuild, carpetPythonBuild, cornSnakeBuild, hognoseBuild } from './snake/build.ts'
import type { SnakeLook } from './snake/snake.ts'

/** Kinds of animal that can be drawn, by the name keepers use for the species. */
export const drawnSpecies = [
  'Python regius',
  'Pantherophis guttatus',
  'Heterodon nasicus',
  'Boa imperator',
  'Morelia spilota',
  'Eublepharis macularius',
  'Correlophus ciliatus',
  'Pogona vitticeps',
] as const
export type DrawnSpecies = (typeof drawnSpecies)[number]

type Genes<M> = Readonly<Record<string, (marks: M) => M>>

/** The marks that visible traits make, laid on in the table's order. */
function expressed<M>(wild: M, genes: Genes<M>, traits: string): M {
  let marks = wild
  for (const [name, change] of Object.entries(genes)) if (traits.includes(name)) marks = change(marks)
  return marks
}

type Look = { readonly snake: SnakeLook } | { readonly lizard: LizardLook }
type LookMaker = (traits: string, coat: number) => Look

const makers: Readonly<Record<DrawnSpecies, LookMaker>> = {
  'Python regius': (traits, coat) => {
    const marks = expressed(wildBallPython, ballPythonGenes, traits)
    return {
      snake: {
        build: ballPythonBuild,
        skin: ballPythonSkin(marks, coat),
        headSkin: ballPythonHead(marks, coat),
        iris: marks.iris,
      },
    }
  },
  'Pantherophis guttatus': (traits, coat) => {
    const marks = expressed(wildCornSnake, cornSnakeGenes, traits)
    return {
      snake: {
        build: cornSnakeBuild,
        skin: cornSnakeSkin(marks, coat),
        headSkin: cornSnakeHead(marks, coat),
        iris: marks.iris,
      },
    }
  },
  'Heterodon nasicus': (traits, coat) => {
    const marks = expressed(wildHognose, hognoseGenes, traits)
    return {
      snake: {
        build: hognoseBuild,
        skin: hognoseSkin(marks, coat),
        headSkin: hognoseHead(marks, coat),
        iris: marks.iris,
      },
    }
  },
  'Boa imperator': (traits, coat) => {
    const marks = expressed(wildBoa, boaGenes, traits)
    return {
      snake: {
        build: boaBuild,
        skin: boaSkin(marks, coat),
        headSkin: boaHead(marks, coat),
        iris: marks.iris,
      },
    }
  },
  'Morelia spilota': (traits, coat) => {
    const marks = expressed(jungleCarpet, carpetGenes, traits)
    return {
      snake: {
        build: carpetPythonBuild,
        skin: carpetSkin(marks, coat),
        headSkin: carpetHead(marks, coat),
        iris: marks.iris,
      },
    }
  },
  'Eublepharis macularius': (traits, coat) => {
    const marks = expressed(wildLeopardGecko, leopardGeckoGenes, traits)
    return {
      lizard: {
        build: leopardGeckoBuild,
        skin: leopardGeckoSkin(marks, coat),
        legSkin: leopardGeckoLeg(marks, coat),
        iris: marks.iris,
        lid: marks.head,
      },
    }
  },
  'Correlophus ciliatus': (traits, coat) => {
    const marks = expressed(buckskinCrestedGecko, crestedGeckoTraits, traits)
    return {
      lizard: {
        build: crestedGeckoBuild,
        skin: crestedGeckoSkin(marks, coat),
        legSkin: crestedGeckoLeg(marks, coat),
        iris: marks.iris,
        lid: marks.base,
      },
    }
  },
  'Pogona vitticeps': (traits, coat) => {
    const marks = expressed(wildBeardedDragon, beardedDragonGenes, traits)
    return {
      lizard: {
        build: beardedDragonBuild,
        skin: beardedDragonSkin(marks, coat),
        legSkin: beardedDragonLeg(marks, coat),
        iris: marks.iris,
        lid: marks.head,
      },
    }
  },
}

/** What an animal of a species with these visible traits looks like; `coat` makes it an individual. */
export const lookOf = (species: DrawnSpecies, traits: string, coat: number): Look =>
  makers[species](traits, coat)
