import { MongoClient, MongoServerError } from 'mongodb';
import { useServer } from '../test-engine.ts';
import { servers } from './servers.ts';

const driver = { name: 'nodejs', version: '7' };
const os = { type: 'Linux' };

/** What a client says of itself, and the code with which it is rejected. */
const REJECTED: Array<[client: unknown, code: number]> = [
  [{}, 183],
  [{ driver }, 183],
  [{ os }, 183],
  [{ driver: { name: 'nodejs' }, os }, 183],
  [{ driver, os: { name: 'Linux' } }, 183],
  [{ driver: 'nodejs', os }, 14],
  [{ driver: { ...driver, version: 7 }, os }, 14],
  ['nodejs', 14],
];

/** The options of a client with what it says of itself, which its types leave out. */
const optionsOf = ({ options }: MongoClient) => options as object as { metadata: Promise<unknown> };

describe.each(servers)('on %s', (_name, uri) => {
  const server = useServer(uri);

  /** Connects with a description other than the driver's own. @throws what the server answers */
  async function connect(description: unknown): Promise<void> {
    const client = new MongoClient(server.uri());
    optionsOf(client).metadata = Promise.resolve(description);
    const rejection = new Promise<never>((_resolve, reject) => {
      client.once('serverHeartbeatFailed', ({ failure }) => reject(failure));
    });
    try {
      await Promise.race([client.connect(), rejection]);
    } finally {
      await client.close();
    }
  }

  test.each(REJECTED)('a client that calls itself %j is rejected with code %i', async (client, code) => {
    const error = await connect(client).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MongoServerError);
    expect(error).toMatchObject({ code });
  });

  test('a client with no more than what is needed is accepted, as is the driver of these tests', async () => {
    await connect({ driver, os });
    const description = await optionsOf(new MongoClient(server.uri())).metadata;
    expect(description).toMatchObject({ driver: { name: 'nodejs' }, os: { type: expect.any(String) } });
  });
});
