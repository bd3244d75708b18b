import { mongo } from 'mongoose';

/**
 * Sets whether a MongoDB server removes documents that have expired by an index. Servers of others may lack that; most
 * tests live in the past, so they may find less than they wrote there.
 */
export async function setExpiry(server: string, isEnabled: boolean): Promise<void> {
  const client = await mongo.MongoClient.connect(server);
  try {
    await client.db('admin').command({ setParameter: 1, ttlMonitorEnabled: isEnabled });
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError)) throw error;
    process.stderr.write(`The server goes on removing expired documents: ${error.message}\n`);
  } finally {
    await client.close();
  }
}
