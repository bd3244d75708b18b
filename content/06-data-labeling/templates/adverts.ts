import type { Random } from '../../src/random.ts';
import { textOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import { drawFacts, type AdvertFacts, type AdvertThings } from './advert-facts.ts';
import {
  ASIDES,
  CONTACTS,
  FLAWS,
  OPENINGS,
  VISITS,
  VISITS_OF_BUYERS,
  VISITS_OF_ONE,
  type AdvertKind,
  type Sentence,
} from './advert-sentences.ts';
import { THINGS } from './advert-things.ts';

/** Most advertisements sell one thing. */
const KINDS: readonly AdvertKind[] = [
  ...Array.from({ length: 5 }, () => 'sale' as const),
  ...(['drop', 'drop', 'gift', 'wanted', 'wanted', 'swap', 'two'] as const),
];
const RULE =
  'Each mark holds the whole expression and no more: no article before an item or a place, no "for" before a price, no period at the end.';

/** An advertisement that is made of facts, or one that was written by hand. */
type Advert =
  (AdvertThings & { readonly kind: AdvertKind }) | { readonly text: string; readonly explain: string };

/** A small ad whose entities are marked. */
export const template = defineTemplate<Advert>({
  read: (fields) => ({ text: textOf(fields.get('text')), explain: textOf(fields.get('explain')) }),
  draw(random) {
    const [thing, other, background] = random.shuffle(THINGS);
    if (!thing || !other || !background) throw new Error('There are too few things.');
    return { kind: random.pick(KINDS), thing, other, background };
  },
  make(advert, { random }) {
    if ('text' in advert) return advert;
    const sentences = writeAdvert(advert.kind, drawFacts(random, advert), random);
    const reasons = new Set(sentences.flatMap(({ why }) => why ?? []));
    return {
      text: sentences.map(({ text }) => text).join(' '),
      explain: [RULE, ...reasons].join(' '),
    };
  },
});

function writeAdvert(kind: AdvertKind, advert: AdvertFacts, random: Random): Sentence[] {
  const write = (from: (typeof OPENINGS)[AdvertKind], probability = 1): Sentence[] => {
    const made = random.pick(from)(advert, random);
    const sentence = typeof made === 'string' ? { text: made } : made;
    return random.chance(probability) ? [sentence] : [];
  };
  const opening = write(OPENINGS[kind]);
  const contact = write(CONTACTS, 0.9);
  if (kind === 'wanted') return [...opening, ...random.shuffle([...write(VISITS_OF_BUYERS), ...contact])];
  if (kind === 'two') return [...opening, ...random.shuffle([...write(VISITS), ...contact])];
  const middle = random.shuffle([...write(FLAWS, 0.85), ...write(ASIDES, 0.7)]);
  return [...opening, ...middle, ...random.shuffle([...write(VISITS_OF_ONE, 0.95), ...contact])];
}
