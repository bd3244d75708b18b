import type { mongo } from 'mongoose';
import { type Encryptor, contextOf } from '../../platform/crypto/encryptor.ts';
import { readOrNull } from '../../platform/crypto/read-decrypted.ts';
import type { Id } from '../../platform/ids.ts';
import type { ExportRule, StoredRecord } from './export-rule.ts';

type FileRule = Extract<ExportRule, { file: string }>;

/** Presents a record to its member, as its rule says. */
export function presentRecord(
  rule: FileRule,
  record: StoredRecord,
  { userId, encryptor }: { userId: Id; encryptor: Encryptor },
): object {
  const id = typeof record._id === 'string' ? record._id : record._id.toHexString();
  const fields = rule.fields.map((name) => [name, (record[name] as unknown) ?? null]);
  const actors = (rule.actors ?? []).map((name) => [name, describeActor(record[name] as Id | null, userId)]);
  const decrypted = Object.entries(rule.decrypted ?? {}).map(([name, field]) => {
    const text = readOrNull(() => encryptor.decrypt(record[field.path] as string, contextOf(field, id)));
    return [name, name === 'documents' ? readOrNull(() => JSON.parse(text ?? 'null') as unknown) : text];
  });
  return {
    ...(!rule.hidesId && { id }),
    ...(Object.fromEntries([...fields, ...actors, ...decrypted]) as object),
    ...rule.derive?.(record),
  };
}

/** Says what a user is to the member, without a name. */
function describeActor(id: Id | null | undefined, userId: Id): string | null {
  if (!id) return null;
  return id.equals(userId) ? 'you' : 'an administrator';
}

/** Writes records as the text of a JSON list, one record after the other. */
export async function* toJsonList(records: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const record of records) {
    yield separator + JSON.stringify(record, null, 2);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Reads the records of a member in a collection, few at a time. */
export function findOwned(
  database: mongo.Db,
  collection: string,
  owned: mongo.Filter<mongo.Document>,
): AsyncIterable<StoredRecord> {
  return database
    .collection<StoredRecord>(collection)
    .find(owned as object)
    .batchSize(50);
}
