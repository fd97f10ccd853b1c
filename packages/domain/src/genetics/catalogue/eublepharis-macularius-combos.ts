import type { Combo } from '../gene.ts'

/** Trade names of leopard geckos with several genes. */
export const combos: readonly Combo[] = [
  { name: 'RAPTOR', copies: { 'lg-tremper-albino': 2, 'lg-eclipse': 2 }, confidence: 'medium' },
  { name: 'RADAR', copies: { 'lg-bell-albino': 2, 'lg-eclipse': 2 }, confidence: 'medium' },
  { name: 'Typhoon', copies: { 'lg-rainwater-albino': 2, 'lg-eclipse': 2 }, confidence: 'medium' },
  {
    name: 'Diablo Blanco',
    copies: { 'lg-tremper-albino': 2, 'lg-eclipse': 2, 'lg-blizzard': 2 },
    confidence: 'medium',
  },
  {
    name: 'White Knight',
    copies: { 'lg-bell-albino': 2, 'lg-eclipse': 2, 'lg-blizzard': 2 },
    confidence: 'medium',
  },
  { name: 'Blazing Blizzard', copies: { 'lg-tremper-albino': 2, 'lg-blizzard': 2 }, confidence: 'medium' },
  { name: 'Banana Blizzard', copies: { 'lg-blizzard': 2, 'lg-murphy-patternless': 2 }, confidence: 'medium' },
  {
    name: 'Ember',
    copies: { 'lg-murphy-patternless': 2, 'lg-tremper-albino': 2, 'lg-eclipse': 2 },
    confidence: 'medium',
  },
  { name: 'Total Eclipse', copies: { 'lg-mack-snow': 2, 'lg-eclipse': 2 }, confidence: 'low' },
  { name: 'Galaxy', copies: { 'lg-mack-snow': 2, 'lg-eclipse': 2 }, confidence: 'medium' },
  {
    name: 'Universe',
    copies: { 'lg-mack-snow': 2, 'lg-eclipse': 2, 'lg-white-yellow': 1 },
    confidence: 'medium',
  },
  {
    name: 'Stealth',
    copies: { 'lg-bell-albino': 2, 'lg-eclipse': 2, 'lg-mack-snow': 1 },
    confidence: 'medium',
  },
  { name: 'Aurora', copies: { 'lg-bell-albino': 2, 'lg-white-yellow': 1 }, confidence: 'medium' },
  { name: 'BEE', copies: { 'lg-enigma': 1, 'lg-eclipse': 2 }, confidence: 'medium' },
  {
    name: 'Black Hole',
    copies: { 'lg-enigma': 1, 'lg-mack-snow': 1, 'lg-eclipse': 2 },
    confidence: 'medium',
  },
  { name: 'Nova', copies: { 'lg-enigma': 1, 'lg-tremper-albino': 2, 'lg-eclipse': 2 }, confidence: 'medium' },
  {
    name: 'Dreamsicle',
    copies: { 'lg-enigma': 1, 'lg-mack-snow': 1, 'lg-tremper-albino': 2, 'lg-eclipse': 2 },
    confidence: 'low',
  },
  { name: 'Platinum', copies: { 'lg-mack-snow': 1, 'lg-murphy-patternless': 2 }, confidence: 'medium' },
  {
    name: 'Snowglow',
    copies: { 'lg-mack-snow': 1, 'lg-tremper-albino': 2, 'lg-super-hypo': 1 },
    confidence: 'low',
  },
  { name: 'Sunglow', copies: { 'lg-tremper-albino': 2, 'lg-super-hypo': 1 }, confidence: 'low' },
  {
    name: 'Cyclone',
    copies: { 'lg-rainwater-albino': 2, 'lg-eclipse': 2, 'lg-murphy-patternless': 2 },
    confidence: 'medium',
  },
  {
    name: 'Predator',
    copies: { 'lg-bell-albino': 2, 'lg-eclipse': 2, 'lg-murphy-patternless': 2 },
    confidence: 'medium',
  },
]
