import type { Random } from '../../src/random.ts';
import { PEOPLE, SCENES, TIMES, type Scene } from './stress-scenes.ts';

/** What was said before, and the answer: its stressed word between asterisks, others to choose from in brackets. */
export type Exchange = { readonly before: string; readonly line: string; readonly reason: string };

/** The parts of a sentence about a scene. Any of them can be asked for, or taken for another one. */
type Slot = 'who' | 'verb' | 'kind' | 'thing' | 'near' | 'place' | 'time';
type SentenceParts = Readonly<Record<Slot, string>>;

/** What happened, and for each part of it what someone takes for it. */
type Incident = {
  readonly scene: Scene;
  readonly true: SentenceParts;
  readonly mistaken: SentenceParts;
  /** How an answer names the person if it says nothing new about them. */
  readonly pronoun: string;
};

/** The parts that a sentence names; the others are left out. */
type Named = {
  readonly kind: boolean;
  readonly thing: boolean;
  readonly place: boolean;
  readonly time: boolean;
};

/** A word that can be chosen: the stressed one between asterisks, the others in brackets. */
export const CHOICE = /\*([^*]+)\*|\[([^\]]+)\]/g;

const EXCHANGES = 4;
/** Words that a question offers. */
const OFFERED = 4;
const SLOTS: readonly Slot[] = ['who', 'verb', 'kind', 'thing', 'near', 'place', 'time'];
const GREETINGS = [
  ...['What happened?', 'What is the news?', 'What did I miss?', 'Why are you all so quiet?'],
  ...['Is there any news?', 'What are you whispering about?', 'Why is everyone laughing?'],
  ...['What is this about?', 'What were you saying?', 'So, what is new?', 'Do you know what happened?'],
  ...['Why are you smiling?', 'What was that on the phone?', 'What does the letter say?'],
];

/** Four exchanges about one scene, each about another part of it. None follows from another. */
export function drawExchanges(random: Random): Exchange[] {
  const incident = drawIncident(random);
  const slots = random.shuffle(SLOTS).slice(0, EXCHANGES);
  const exchanges = slots.map((slot) => {
    // A name is stressed only if it is what answers or differs, so that names stand in other answers, too.
    const subject = random.chance(0.5) ? incident.pronoun : incident.true.who;
    return drawExchange(slot, { ...incident, pronoun: subject }, random);
  });
  return random.chance(0.2) ? [tellAll(incident, random), ...exchanges.slice(1)] : exchanges;
}

function drawIncident(random: Random): Incident {
  const scene = random.pick(SCENES);
  const [first, second, third, fourth] = random.shuffle(PEOPLE);
  const kinds = random.shuffle(scene.kinds).map((kind) => `the ${kind}`);
  const owners = [third, fourth].map((person) => `${person?.[0] ?? ''}'s`);
  const [kind = '', otherKind = ''] = random.chance(0.3) ? owners : kinds;
  const [near = '', otherNear = ''] = random.shuffle(scene.prepositions);
  const [place = '', otherPlace = ''] = random.shuffle(scene.places);
  const [time = '', otherTime = ''] = random.shuffle(random.pick(TIMES));
  const [verb, otherVerb] = [scene.verb[0], scene.otherVerb[0]];
  const [who, otherWho] = [first?.[0] ?? '', second?.[0] ?? ''];
  return {
    scene,
    true: { who, verb, kind, thing: scene.thing, near, place, time },
    mistaken: {
      ...{ who: otherWho, verb: otherVerb, kind: otherKind, thing: scene.otherThing },
      ...{ near: otherNear, place: otherPlace, time: otherTime },
    },
    pronoun: first?.[1] ?? '',
  };
}

/** An answer in which everything is new: the last word of content is stressed, whichever it is. */
function tellAll(incident: Incident, random: Random): Exchange {
  for (;;) {
    const [kind, place] = [random.chance(0.6), random.chance(0.6)];
    const named = { kind, thing: true, place, time: !place && random.chance(0.6) };
    const last = place ? 'place' : named.time ? 'time' : 'thing';
    const exchange = offerWords(
      {
        before: random.pick(GREETINGS),
        line: writeLine(incident.true, named, last),
        reason: 'Everything is new, so the stress is on the last word of content.',
      },
      random,
    );
    if (exchange && hasEvenChoices(exchange)) return exchange;
  }
}

function drawExchange(slot: Slot, incident: Incident, random: Random): Exchange {
  for (;;) {
    const named = {
      kind: slot === 'kind' || random.chance(0.6),
      thing: slot === 'kind' || slot === 'thing' || random.chance(0.92),
      place: slot === 'near' || slot === 'place' || random.chance(0.7),
      time: slot === 'time' || random.chance(0.7),
    };
    const question = random.chance(0.45) ? askFor(slot, named, incident) : undefined;
    const exchange = offerWords(question ?? correct(slot, named, incident), random);
    if (exchange && hasEvenChoices(exchange)) return exchange;
  }
}

/** Keeps four words to choose from, the stressed one at any place; nothing if the answer has too few. */
function offerWords(exchange: Exchange, random: Random): Exchange | undefined {
  const words = [...exchange.line.matchAll(CHOICE)];
  const right = words.findIndex(([, stressed]) => stressed !== undefined);
  const after = words.length - 1 - right;
  if (words.length < OFFERED) return undefined;
  const place = random.integer(Math.max(0, OFFERED - 1 - after), Math.min(right, OFFERED - 1));
  const offered = new Set([
    ...random.shuffle(words.slice(0, right)).slice(0, place),
    ...random.shuffle(words.slice(right + 1)).slice(0, OFFERED - 1 - place),
  ]);
  let index = -1;
  const line = exchange.line.replace(CHOICE, (choice: string, _stressed: string, other?: string) => {
    index += 1;
    const word = words[index];
    return other === undefined || (word && offered.has(word)) ? choice : other;
  });
  return { ...exchange, line };
}

/** Whether no word that can be chosen is longer than twice the others. */
function hasEvenChoices({ line }: Exchange): boolean {
  const lengths = [...line.matchAll(CHOICE)].map(([choice]) => choice.length - 2);
  const longest = Math.max(...lengths);
  const others = lengths.reduce((sum, length) => sum + length, 0) - longest;
  return longest * (lengths.length - 1) <= 2 * others;
}

/** Someone takes one part for another one, and the answer corrects it. */
function correct(slot: Slot, named: Named, { scene, true: words, mistaken, pronoun }: Incident): Exchange {
  const taken = { ...words, [slot]: mistaken[slot] };
  const plain = slot === 'verb' ? scene.otherVerb[1] : scene.verb[1];
  const who = slot === 'who' ? words.who : pronoun;
  return {
    before: `Did ${taken.who} ${plain} ${nameRest(taken, named)}?`,
    line: `No, ${writeLine({ ...words, who }, named, slot)}`,
    reason: `"${stripArticle(words[slot])}" corrects "${stripArticle(taken[slot])}", and the rest is known.`,
  };
}

/** A question for one part; none for a part that cannot be asked for in a natural way. */
function askFor(slot: Slot, named: Named, { scene, true: words, pronoun }: Incident): Exchange | undefined {
  const without = (part: Partial<Named>) => nameRest(words, { ...named, ...part });
  const place = named.place ? ` ${words.near} the ${words.place}` : '';
  const time = named.time ? ` ${words.time}` : '';
  const did = `did ${words.who} ${scene.verb[1]}`;
  const isOwner = words.kind.endsWith("'s");
  const questions: Partial<Record<Slot, string>> = {
    who: `Who ${words.verb} ${without({})}?`,
    kind: `${isOwner ? 'Whose' : 'Which'} ${words.thing} ${did}${place}${time}?`,
    thing: `What ${did}${place}${time}?`,
    place: `Where ${did} ${without({ place: false })}?`,
    time: `When ${did} ${without({ time: false })}?`,
  };
  const before = questions[slot];
  if (before === undefined) return undefined;
  return {
    before,
    line: writeLine({ ...words, who: slot === 'who' ? words.who : upper(pronoun) }, named, slot),
    reason: `"${stripArticle(words[slot])}" is what the question asks for, and the rest is known.`,
  };
}

/** Writes an answer with the stressed word between asterisks, and the words that it is chosen from in brackets. */
function writeLine(words: SentenceParts, named: Named, stressed: Slot): string {
  const mark = (slot: Slot) => words[slot].replace(/[^ ]+$/, slot === stressed ? '*$&*' : '[$&]');
  const marked = Object.fromEntries(SLOTS.map((slot) => [slot, mark(slot)])) as SentenceParts;
  return `${marked.who} ${marked.verb} ${nameRest(marked, named)}.`;
}

/** Names what follows the verb. */
function nameRest(words: SentenceParts, { kind, thing, place, time }: Named): string {
  const object = thing || kind ? `${kind ? words.kind : 'the'} ${words.thing}` : 'it';
  return [object, place ? `${words.near} the ${words.place}` : '', time ? words.time : '']
    .filter(Boolean)
    .join(' ');
}

function stripArticle(phrase: string): string {
  return phrase.replace(/^(the|on|in|after|before) /, '');
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
