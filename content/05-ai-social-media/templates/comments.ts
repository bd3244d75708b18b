import type { MaterialBlock } from '@platform/contracts';
import type { Random } from '../../src/random.ts';
import { defineTemplate, type ItemText } from '../../src/template.ts';
import { clock, dayOf, splitSentences, tidy } from '../../src/wording.ts';
import { readWrittenItem } from '../../src/written-item.ts';
import { CLIENTS, type Client } from './comment-clients.ts';
import { decide, DESTINATION_LABELS, drawRules, type Rule } from './comment-rules.ts';
import { SITUATIONS, type Comment, type Situation } from './comment-situations.ts';

/** An item that was written by hand, or the positions of a client and a situation from which one is made. */
type Input = { readonly written: ItemText } | { readonly client: number; readonly situation: number };

/** A comment below the post of a client, who has rules for some comments. */
export const template = defineTemplate<Input>({
  read: (fields) => ({ written: readWrittenItem(fields) }),
  draw: (random) => ({ client: random.integer(0, CLIENTS.length - 1), situation: drawSituation(random) }),
  listLines: ({ material }) => material.slice(-1).flatMap(listSentences),
  make: (input, { random }) => {
    if ('written' in input) return input.written;
    const [client, situation] = [CLIENTS[input.client], SITUATIONS[input.situation]];
    if (!client || !situation) throw new Error('There is no such client or situation.');
    return makeItem(client, situation, random);
  },
});

/** Lists the sentences of a comment; the numbers in them do not make them different. */
function listSentences(block: MaterialBlock): string[] {
  return block.type === 'text' ? splitSentences(block.text.replaceAll(/\d+/g, '#')) : [];
}

/** Draws the position of a situation by its weight. */
function drawSituation(random: Random): number {
  const positions = SITUATIONS.flatMap(({ weight }, position) =>
    Array.from({ length: weight }, () => position),
  );
  return random.pick(positions);
}

function makeItem(client: Client, situation: Situation, random: Random): ItemText {
  const rules = drawRules(random, situation.about);
  const posted = {
    month: random.integer(3, 11),
    day: random.integer(8, 24),
    hour: random.pick([13, 14, 15, 16]),
  };
  const comment = situation.write({ client, random, rules, ...posted });
  const list = Object.values(rules);
  const { to, rule } = decide(comment.traits, list);
  const near = dayOf(posted.month, posted.day + random.integer(2, 9)).full;
  const title = `Comment of ${dayOf(posted.month, posted.day).full}, ${clock(posted.hour)}`;
  return {
    material: [
      {
        'Account and post': `Account of ${client.account}. Post: "${random.pick(client.posts)(random, near)}"`,
      },
      { 'Rules of this client': tableOf(list) },
      { [title]: tidy(comment.text) },
    ],
    key: to,
    explain: tidy(explain(comment, rule, situation.about && rules[situation.about])),
  };
}

function tableOf(rules: readonly Rule[]) {
  return {
    columns: ['A comment that ...', '... goes here'],
    rows: rules.map(({ when, to }) => [when, DESTINATION_LABELS[to]]),
  };
}

/** Names what decides; of the rule that the comment is near to, also that it does not fit. */
function explain({ why, detail }: Comment, deciding: Rule | undefined, about: Rule | undefined): string {
  const reasons = deciding
    ? [`A rule of the client decides: a comment that ${deciding.when}.`, detail]
    : [why, detail, about && `The rule for a comment that ${about.when} does not fit.`];
  return reasons.filter(Boolean).join(' ');
}
