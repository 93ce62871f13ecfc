// Textbook facts at GCSE and A-level (cell structure, digestion, hormones, pathogens, genetics).

/** Which cells have which structures, and what the structures do. */
export const STRUCTURES: Record<
  string,
  { animal: boolean; plant: boolean; bacterium: boolean; job: string }
> = {
  'cell wall': { animal: false, plant: true, bacterium: true, job: 'supports the cell' },
  nucleus: { animal: true, plant: true, bacterium: false, job: 'holds the chromosomes' },
  mitochondria: { animal: true, plant: true, bacterium: false, job: 'aerobic respiration' },
  chloroplasts: { animal: false, plant: true, bacterium: false, job: 'photosynthesis' },
  ribosomes: { animal: true, plant: true, bacterium: true, job: 'protein synthesis' },
  plasmids: { animal: false, plant: false, bacterium: true, job: 'carry extra genes' },
  'cell membrane': { animal: true, plant: true, bacterium: true, job: 'controls what passes' },
}

/** Digestive enzymes: substrate, products and a place where each is made. */
export const ENZYMES: Record<string, { substrate: string; products: string; made: string[] }> = {
  amylase: { substrate: 'starch', products: 'maltose', made: ['salivary glands', 'pancreas'] },
  protease: { substrate: 'protein', products: 'amino acids', made: ['stomach', 'pancreas'] },
  lipase: { substrate: 'lipid', products: 'fatty acids and glycerol', made: ['pancreas'] },
}

/** Hormones: the gland that releases each and its main effect. */
export const HORMONES: Record<string, { from: string; effect: string }> = {
  insulin: { from: 'pancreas', effect: 'lowers blood glucose' },
  glucagon: { from: 'pancreas', effect: 'raises blood glucose' },
  ADH: { from: 'pituitary gland', effect: 'makes the kidneys take back more water' },
  FSH: { from: 'pituitary gland', effect: 'makes an egg mature' },
  LH: { from: 'pituitary gland', effect: 'triggers the release of an egg' },
  adrenaline: { from: 'adrenal glands', effect: 'raises the heart rate' },
}

/** Diseases and the kind of organism that causes them. */
export const DISEASES: Record<string, 'virus' | 'bacterium' | 'fungus' | 'protist'> = {
  measles: 'virus',
  influenza: 'virus',
  cholera: 'bacterium',
  malaria: 'protist',
  "athlete's foot": 'fungus',
}

/** Base on one strand to the base that pairs with it. */
export const DNA_PAIR: Record<string, string> = { A: 'T', T: 'A', C: 'G', G: 'C' }
export const RNA_PAIR: Record<string, string> = { A: 'U', T: 'A', C: 'G', G: 'C' }

/** Gametes of a genotype of one gene, such as `Aa`. */
const gametes = (genotype: string): string[] => genotype.split('')

/** Offspring genotypes of a cross of one gene, the capital letter first, all equally likely. */
export const cross = (one: string, other: string): string[] =>
  gametes(one).flatMap((a) => gametes(other).map((b) => [a, b].sort().join('')))

/** The fraction of a list that passes a test. */
export const fraction = <T>(list: readonly T[], test: (each: T) => boolean): number =>
  list.filter(test).length / list.length
