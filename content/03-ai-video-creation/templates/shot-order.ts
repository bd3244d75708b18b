import type { Random } from '../../src/random.ts';
import { pairsOf, textOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import { PLACES, type Thread } from './shot-threads.ts';

const SHOTS = 5;
const LETTERS = 'ABCDE';
/** How many things a shot shows. */
const THREADS_PER_SHOT = 2;

type Film = {
  readonly title: string;
  readonly shots: readonly { readonly letter: string; readonly text: string }[];
  readonly explain: string;
};

/** What a shot shows: stages of things that only go one way, by the name of the thing. */
type Shot = ReadonlyMap<Thread, number>;

/** Five shots of a silent film, told in order. */
export const template = defineTemplate<Film>({
  read: (fields) => ({
    title: textOf(fields.get('title')),
    shots: pairsOf(fields.get('order')).map(([letter, text]) => ({ letter, text: textOf(text) })),
    explain: textOf(fields.get('explain')),
  }),
  draw(random) {
    const { titles, threads } = random.pick(PLACES);
    const shots = drawShots(threads, random);
    const wordings = new Map(threads.map((thread) => [thread, random.integer(0, 11)]));
    const names = random.shuffle(LETTERS.split(''));
    return {
      title: random.pick(titles),
      shots: shots.map((shot, place) => ({
        letter: names[place] ?? '',
        text: random
          .shuffle([...shot])
          .map(([thread, stage]) => chooseWords(thread.stages[stage] ?? '', wordings.get(thread) ?? 0))
          .join(' '),
      })),
      explain: explainOrder(shots, names),
    };
  },
  make: ({ title, shots, explain }) => ({
    material: [{ text: `Film: ${title}` }],
    order: shots.map(({ letter, text }) => ({ [letter]: text })),
    explain,
  }),
});

/**
 * Draws shots of which each two neighbors show a stage of the same thing, an earlier and a later one: so there is only
 * one order.
 */
function drawShots(threads: readonly Thread[], random: Random): Shot[] {
  for (;;) {
    const used = random.shuffle(threads).slice(0, 4);
    const shown = Array.from({ length: SHOTS }, () => new Set<Thread>());
    for (let place = 1; place < SHOTS; place += 1) {
      const deciding = random.pick(used);
      shown[place - 1]?.add(deciding);
      shown[place]?.add(deciding);
    }
    for (const own of shown) while (own.size < THREADS_PER_SHOT) own.add(random.pick(used));
    if (shown.some(({ size }) => size > THREADS_PER_SHOT + 1)) continue;
    const stages = new Map(used.map((thread) => [thread, drawStages(thread, shown, random)]));
    if ([...stages.values()].includes(null)) continue;
    return shown.map(
      (own, place) =>
        new Map([...own].map((thread) => [thread, stages.get(thread)?.get(place) ?? 0] as const)),
    );
  }
}

/** Chooses a later stage of a thing for each shot that shows it; nothing if it has too few stages. */
function drawStages(
  thread: Thread,
  shown: readonly ReadonlySet<Thread>[],
  random: Random,
): ReadonlyMap<number, number> | null {
  const places = shown.flatMap((own, place) => (own.has(thread) ? [place] : []));
  if (places.length > thread.stages.length) return null;
  const stages = random
    .shuffle([...thread.stages.keys()])
    .slice(0, places.length)
    .sort((a, b) => a - b);
  return new Map(places.map((place, index) => [place, stages[index] ?? 0]));
}

/** Takes the same one of the words of `<a/b>` in all stages of a thing. */
function chooseWords(stage: string, wording: number): string {
  return stage.replace(/<([^>]*)>/g, (_whole, words: string) => {
    const all = words.split('/');
    return all[wording % all.length] ?? '';
  });
}

/** Names what puts each shot before the next one. */
function explainOrder(shots: readonly Shot[], names: readonly string[]): string {
  const steps = shots.slice(1).map((shot, index) => {
    const common = [...shot.keys()].filter((thread) => shots[index]?.has(thread)).map(({ name }) => name);
    return `${names[index] ?? ''} before ${names[index + 1] ?? ''} (${common.join(', ')})`;
  });
  return `${steps.join(', ')}: none of these can go back.`;
}
