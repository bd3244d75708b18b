import { createLogger } from '@platform/server-kit/logging';
import { mongo } from 'mongoose';
import { startSilentMongod } from '../../../test/support/silent-mongod.ts';
import { testDatabaseUri } from '../../../test/support/test-api.ts';
import { createShutdownHooks } from '../shutdown-hooks.ts';
import { connectDatabase, prepareDatabase } from './connect-database.ts';
import { REQUEST_TIMEOUTS } from './database.ts';

const logger = createLogger('api', 'silent');

function connect(mongodbUri: string, shutdownHooks = createShutdownHooks(logger)) {
  const settings = { mongodbUri, dataDir: '', otlpEndpoint: undefined, logLevel: 'info' };
  return connectDatabase(settings, shutdownHooks, REQUEST_TIMEOUTS);
}

test('what the connection string says of times and of the pool goes first', async () => {
  const stated = { connectTimeoutMS: 31_000, serverSelectionTimeoutMS: 32_000, maxPoolSize: 7 };
  const uri = testDatabaseUri();
  const options = 'ServerSelectionTimeoutMs=32000&connectTimeoutMS=31000&maxPoolSize=7';
  const hooks = createShutdownHooks(logger);

  const { connection } = await connect(`${uri}${uri.includes('?') ? '&' : '/?'}${options}`, hooks);
  expect(connection.getClient().options).toMatchObject({ ...REQUEST_TIMEOUTS, ...stated });
  await hooks.run();
});

test.each([
  ['', {}, 'is a standalone mongod, which has no transactions. Start it with `--replSet rs0`'],
  ['?replicaSet=rs0', {}, 'is a standalone mongod, which has no transactions. Start it with `--replSet rs0`'],
  [
    '',
    { isreplicaset: true, isWritablePrimary: false },
    'is a member of a replica set that was not initiated. Run `rs.initiate()` there once',
  ],
])('names a server without a replica set as such (%s, %j)', async (options, hello, problem) => {
  const server = await startSilentMongod(hello);

  await expect(connect(server.uri + options)).rejects.toThrow(
    `The database configured by MONGODB_URI cannot be used: ${server.address} ${problem}`,
  );
  server.close();
});

describe('while the database is prepared', () => {
  const failure = new mongo.MongoNetworkError('connection 4 to 127.0.0.1:27017 closed');
  const settings = { mongodbUri: 'mongodb://127.0.0.1:27017/x' };

  test('begins again after a network error', async () => {
    const prepare = jest.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce(undefined);

    await prepareDatabase(prepare, settings, logger);
    expect(prepare).toHaveBeenCalledTimes(2);
  });

  test('names the setting if the database does not come back', async () => {
    const prepare = () => Promise.reject(failure);

    await expect(prepareDatabase(prepare, settings, logger, 0)).rejects.toThrow(
      'The database configured by MONGODB_URI failed while it was prepared: connection 4 to 127.0.0.1:27017 closed',
    );
    await expect(prepareDatabase(prepare, { mongodbUri: undefined }, logger, 0)).rejects.toThrow(
      'The database configured by DATA_DIR failed while it was prepared',
    );
  });

  test('passes every other error on', async () => {
    const prepare = jest.fn().mockRejectedValue(new Error('PII_KEYS lacks a key'));

    await expect(prepareDatabase(prepare, settings, logger)).rejects.toThrow('PII_KEYS lacks a key');
    expect(prepare).toHaveBeenCalledTimes(1);
  });
});
