import { ObjectId, type Collection, type Db, type Document } from 'mongodb';

/** The servers that rows run on: the engine, and that of MONGODB_URI where it is set. */
const { MONGODB_URI } = process.env;
export const servers: Array<[name: string, uri: string | undefined]> = [['the engine', undefined]];
if (MONGODB_URI) servers.push(['MONGODB_URI', MONGODB_URI]);

export type Row = Document & { _id: number };

/** Creates a collection with documents whose ids are their positions. */
export async function insertRows(db: Db, docs: readonly Document[]): Promise<Collection<Row>> {
  const collection = db.collection<Row>(`c${new ObjectId().toHexString()}`);
  if (docs.length > 0) await collection.insertMany(docs.map((doc, index) => ({ _id: index, ...doc })));
  return collection;
}

export const idsOf = (docs: readonly Row[]): number[] => docs.map(({ _id }) => _id);
