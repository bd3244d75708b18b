/** The accounts and secrets of the data folder of the first version. They exist nowhere else. */
export const PASSWORD = 'a password of the first version';

export const ACCOUNTS = {
  administrator: { username: 'first-owner', email: 'owner@example.com' },
  ada: { username: 'ada', email: 'ada@example.com' },
  grace: { username: 'grace', email: 'grace@example.com' },
  ticket: {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    subject: 'When is it paid?',
    message: 'I have completed three tasks.',
  },
  payment: { paymentMethod: 'usdt', paymentDetails: 'TQ4k8pAd1ZbXnYH2o5vQ6rLmD9uS3wJcKe' },
};

export const KEYS = {
  PII_KEYS: `first:${Buffer.alloc(32, 'first version').toString('base64')}`,
  SESSION_SECRET: 'the session secret of the first version',
  FORWARDER_SECRET: 'the forwarder secret of the first version',
};
