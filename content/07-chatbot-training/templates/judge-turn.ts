import { SEVERAL_QUESTIONS, type Clause, type Piece, type Scene } from './bot-sheet.ts';

/** What is wrong with a turn, in the order of harm, or that nothing is. */
export type Verdict = 'handover' | 'rule' | 'invents' | 'misses' | 'repeats' | 'fine';

type Judgment = { readonly key: Verdict; readonly explain: string };
type Turn = readonly Piece[];

/**
 * Judges the last line of a conversation by the sheet of the bot. Returns `undefined` if the line makes no sense with
 * this sheet: a case that it does not name, a forbidden thing that it does not forbid, or ignorance of what it says.
 */
export function judgeTurn(sheet: readonly Clause[], scene: Scene, turn: Turn): Judgment | undefined {
  const isOdd =
    (scene.case !== undefined && !sheet.some(({ sends }) => sends === scene.case)) ||
    turn.some(({ breaks }) => breaks !== undefined && !findBan(sheet, [breaks])) ||
    turn.some(({ admits }) => admits !== undefined && findKnown(sheet, admits));
  if (isOdd) return undefined;
  return (
    findHandover(sheet, scene, turn) ??
    findBreach(sheet, turn) ??
    findInvented(sheet, turn) ??
    findMissed(scene, turn) ??
    findRepeated(scene, turn) ?? { key: 'fine', explain: explainFine(sheet, scene, turn) }
  );
}

function findHandover(sheet: readonly Clause[], scene: Scene, turn: Turn): Judgment | undefined {
  const rule = sheet.find(({ sends }) => sends !== undefined && sends === scene.case);
  if (!rule || turn.some(({ isHandover }) => isHandover)) return undefined;
  return { key: 'handover', explain: `The sheet sends this case to a person: "${rule.text}"` };
}

function findBreach(sheet: readonly Clause[], turn: Turn): Judgment | undefined {
  const broken = turn
    .map((piece) => ({ piece, ban: findBan(sheet, actsOf(piece)) }))
    .find(({ ban }) => ban !== undefined);
  if (broken?.ban) return { key: 'rule', explain: `"${broken.piece.text}" The rule: "${broken.ban.text}"` };
  const questions = turn.filter(({ asks }) => asks !== undefined).length;
  const rule = questions > 1 ? findBan(sheet, [SEVERAL_QUESTIONS]) : undefined;
  return (
    rule && { key: 'rule', explain: `It asks for ${questions} things at once. The rule: "${rule.text}"` }
  );
}

function findInvented(sheet: readonly Clause[], turn: Turn): Judgment | undefined {
  for (const { text, tells, does, denies } of turn) {
    const known = tells && findKnown(sheet, tells.topic);
    if (tells && !known) return invents(text, 'Nothing on the sheet says so.');
    if (tells?.isTrue === false) return invents(text, `The sheet says: "${known?.text ?? ''}"`);
    const denied = denies === undefined ? undefined : findAble(sheet, denies);
    if (denied) return invents(text, `But: "${denied.text}"`);
    if (does === undefined || findAble(sheet, does)) continue;
    const limit = sheet.find(({ cannot }) => cannot?.includes(does));
    return invents(text, limit ? `But: "${limit.text}"` : 'Nothing on the sheet says that it can do this.');
  }
  return undefined;
}

function findMissed({ asked }: Scene, turn: Turn): Judgment | undefined {
  return asked === undefined || turn.some(({ answers }) => answers)
    ? undefined
    : { key: 'misses', explain: `Asked was ${asked}. The line is true and leaves that open.` };
}

function findRepeated({ said = {} }: Scene, turn: Turn): Judgment | undefined {
  const words = turn.map(({ asks }) => said[asks ?? '']).find((line) => line !== undefined);
  return words === undefined
    ? undefined
    : { key: 'repeats', explain: `The customer had already said it: "${words}"` };
}

function explainFine(sheet: readonly Clause[], scene: Scene, turn: Turn): string {
  if (scene.case !== undefined) return 'The sheet sends this case to a person, and the bot does so.';
  const clauses = turn.flatMap(({ tells, does, denies }) => [
    tells && findKnown(sheet, tells.topic),
    does === undefined ? undefined : findAble(sheet, does),
    denies === undefined ? undefined : findBan(sheet, [denies]),
  ]);
  const texts = [...new Set(clauses.flatMap((clause) => clause?.text ?? []))];
  if (texts.length > 0)
    return `It keeps to the sheet and deals with what was asked: ${texts.map((text) => `"${text}"`).join(' ')}`;
  return turn.some(({ asks }) => asks !== undefined)
    ? 'It asks for something that the customer has not said yet, and breaks no rule.'
    : 'The sheet gives it nothing to offer here, and the bot says so.';
}

function invents(text: string, why: string): Judgment {
  return { key: 'invents', explain: `"${text}" ${why}` };
}

function actsOf({ does, breaks, asks }: Piece): string[] {
  return [does, breaks, asks === undefined ? undefined : `ask ${asks}`].filter((name) => name !== undefined);
}

function findBan(sheet: readonly Clause[], acts: readonly string[]): Clause | undefined {
  return sheet.find((clause) => clause.bans?.some((name) => acts.includes(name)));
}

function findKnown(sheet: readonly Clause[], topic: string): Clause | undefined {
  return sheet.find(({ knows }) => knows?.includes(topic));
}

function findAble(sheet: readonly Clause[], name: string): Clause | undefined {
  return sheet.find((clause) => clause.can?.includes(name));
}
