/*
 * Invariant: a form follows from its seed, the bank and what the member had lately, and from nothing else. The same
 * three give the same form, on every machine.
 */
import { createHash } from 'node:crypto';
import { RENEWAL, UNITS_PER_OBJECTIVE, UNIT_REST_ATTEMPTS, type UnitKind } from '@platform/contracts';

/** What a form is made from: a question of the bank, or a template. */
export type FormSource = {
  readonly name: string;
  readonly objective: string;
  readonly kind: UnitKind;
  readonly isTemplate: boolean;
};

/** A place of a form. A template makes a question of its own for each place that it has. */
export type FormPlace = { readonly name: string; readonly isTemplate: boolean };

/** Questions of an objective by kind, if the bank has them: the others are by hand. */
const SMALL_WORKS = 1;
const FROM_TEMPLATES = 2;

/**
 * Chooses the questions of an attempt, in the order in which they are asked.
 *
 * @param resting names of questions that the member had in the latest attempts; templates do not rest
 * @returns `undefined` if an objective has too few
 */
export function chooseForm(
  seed: string,
  sources: readonly FormSource[],
  resting: ReadonlySet<string>,
): FormPlace[] | undefined {
  const objectives = [...new Set(sources.map(({ objective }) => objective))].sort();
  const places = objectives.map((objective) => {
    const own = sources.filter((source) => source.objective === objective);
    return chooseOfObjective(seed, own, resting);
  });
  if (places.length === 0 || places.some((chosen) => chosen.length < UNITS_PER_OBJECTIVE)) return undefined;
  return shuffle(`${seed}:order`, places.flat());
}

/** Chooses the questions of a renewal: of every objective as many as of the others, or one more. */
export function chooseRenewal(
  seed: string,
  sources: readonly FormSource[],
  resting: ReadonlySet<string>,
): FormPlace[] | undefined {
  const objectives = shuffle(
    `${seed}:objectives`,
    [...new Set(sources.map(({ objective }) => objective))].sort(),
  );
  const share = Math.floor(RENEWAL.units / objectives.length);
  const more = RENEWAL.units - share * objectives.length;
  const places = objectives.map((objective, index) => {
    const own = sources.filter((source) => source.objective === objective);
    const chosen = chooseOfObjective(seed, own, resting);
    return shuffle(`${seed}:${objective}:renewal`, chosen).slice(0, share + (index < more ? 1 : 0));
  });
  const all = places.flat();
  return all.length === RENEWAL.units ? shuffle(`${seed}:order`, all) : undefined;
}

function chooseOfObjective(
  seed: string,
  sources: readonly FormSource[],
  resting: ReadonlySet<string>,
): FormPlace[] {
  const templates = shuffle(`${seed}:templates`, sortByName(sources.filter(({ isTemplate }) => isTemplate)));
  const rested = sources.filter(({ isTemplate, name }) => !isTemplate && !resting.has(name));
  const works = shuffle(`${seed}:works`, sortByName(rested.filter(({ kind }) => kind === 'work')));
  const byHand = shuffle(`${seed}:hand`, sortByName(rested.filter(({ kind }) => kind !== 'work')));
  const chosen: FormPlace[] = [
    ...works.slice(0, SMALL_WORKS),
    ...Array.from({ length: templates.length > 0 ? FROM_TEMPLATES : 0 }, (_, index) =>
      pick(templates, index),
    ),
  ];
  chosen.push(...byHand.slice(0, UNITS_PER_OBJECTIVE - chosen.length));
  // What the bank lacks by hand, other small works and the templates make up for.
  chosen.push(...works.slice(SMALL_WORKS, SMALL_WORKS + UNITS_PER_OBJECTIVE - chosen.length));
  while (templates.length > 0 && chosen.length < UNITS_PER_OBJECTIVE)
    chosen.push(pick(templates, chosen.length));
  return chosen.map(({ name, isTemplate }) => ({ name, isTemplate }));
}

function pick<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}

/**
 * Whether a bank has enough of every objective for as many attempts in a row as have no question twice. A template
 * never runs out.
 */
export function hasEnough(sources: readonly FormSource[], objectives: readonly string[]): boolean {
  return objectives.every((objective) => {
    const own = sources.filter((source) => source.objective === objective);
    const written = own.filter(({ isTemplate }) => !isTemplate).length;
    return own.length > written || written >= UNITS_PER_OBJECTIVE * UNIT_REST_ATTEMPTS;
  });
}

function sortByName<Source extends FormSource>(sources: readonly Source[]): Source[] {
  return [...sources].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Sorts values in an order of its own for each seed; it depends on the seed and their places alone. */
function shuffle<Value>(seed: string, values: readonly Value[]): Value[] {
  return values
    .map((value, index) => ({ value, key: digest(`${seed}:${index}`) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ value }) => value);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
