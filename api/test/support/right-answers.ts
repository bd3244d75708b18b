import type { ItemAnswers } from '@platform/contracts';
import type { AttemptRecord, BankKeyRecord } from '../../src/modules/learning/learning.records.ts';
import { requireId } from '../../src/platform/ids.ts';
import type { RunningPlatform } from './run-command.ts';

/** Reads a right answer to each question of an attempt, which no call gives. */
export async function readRightAnswers(
  { connection }: RunningPlatform['database'],
  attemptId: string,
): Promise<ItemAnswers[]> {
  const attempt = await connection
    .collection<AttemptRecord>('attempts')
    .findOne({ _id: requireId(attemptId) });
  const units = attempt?.units ?? [];
  const keys = await connection
    .collection<BankKeyRecord>('bank_keys')
    .find({ _id: { $in: units.map(({ keyId }) => keyId) } })
    .toArray();
  const keyOf = new Map(keys.map(({ _id, parts }) => [_id, parts]));
  return units.map(({ keyId }) =>
    Object.fromEntries(
      Object.entries(keyOf.get(keyId) ?? {}).map(([part, { answers }]) => [part, answers[0]]),
    ),
  ) as ItemAnswers[];
}
