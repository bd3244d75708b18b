// The health check of the database, for mongosh: ends with 0 if the platform's account can write. The first ones make the
// replica set and the accounts; a platform's password that was changed in deploy/.env is changed here too. mongosh waits for
// each call by itself, but not behind `?.`.
const { DATABASE_PASSWORD, DATABASE_OPERATOR_PASSWORD } = process.env;
const SERVER = '127.0.0.1:27017/admin?directConnection=true';

const ACCOUNT = {
  pwd: DATABASE_PASSWORD,
  roles: [
    { role: 'dbOwner', db: 'platform' },
    { role: 'clusterMonitor', db: 'admin' },
  ],
};
/** What `mongorestore --oplogReplay` needs apart from `root`. */
const REPLAY = {
  role: 'replayOplog',
  privileges: [{ resource: { anyResource: true }, actions: ['anyAction'] }],
};

/** Returns the database `admin` as an account sees it, `undefined` if the account or its password is unknown. */
function logIn(name, password) {
  try {
    // Not returned at once: mongosh waits for what is assigned, and only then is a failure caught here.
    const admin = connect(`mongodb://${name}:${encodeURIComponent(password)}@${SERVER}`);
    return admin;
  } catch (error) {
    print(`${name}: ${error.message}`);
    return undefined;
  }
}

/** Without an account yet, MongoDB lets a connection from this machine do these two things, and nothing else. */
function makeFirstAccount() {
  const admin = connect(`mongodb://${SERVER}`);
  if (!admin.hello().setName)
    admin.adminCommand({
      replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: 'database:27017' }] },
    });
  if (!admin.hello().isWritablePrimary) return undefined;
  admin.createUser({ user: 'operator', pwd: DATABASE_OPERATOR_PASSWORD, roles: ['root'] });
  return logIn('operator', DATABASE_OPERATOR_PASSWORD);
}

function makeAccounts(admin) {
  if (!admin.getRole(REPLAY.role)) admin.createRole({ ...REPLAY, roles: [] });
  admin.grantRolesToUser('operator', [REPLAY.role]);
  if (admin.getUser('platform')) admin.updateUser('platform', ACCOUNT);
  else admin.createUser({ user: 'platform', ...ACCOUNT });
}

let account = logIn('platform', DATABASE_PASSWORD);
if (!account) {
  let operator = logIn('operator', DATABASE_OPERATOR_PASSWORD);
  if (!operator) operator = makeFirstAccount();
  if (!operator) quit(1);
  const greeting = operator.hello();
  if (!greeting.isWritablePrimary) quit(1);
  makeAccounts(operator);
  account = logIn('platform', DATABASE_PASSWORD);
}
const answer = account.hello();
quit(answer.isWritablePrimary ? 0 : 1);
