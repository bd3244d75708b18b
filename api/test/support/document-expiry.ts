import { mongo } from 'mongoose';

/** Sets whether a MongoDB server removes documents that have expired by an index. */
export async function setExpiry(server: string, isEnabled: boolean): Promise<void> {
  const client = await mongo.MongoClient.connect(server);
  try {
    await client.db('admin').command({ setParameter: 1, ttlMonitorEnabled: isEnabled });
  } finally {
    await client.close();
  }
}
