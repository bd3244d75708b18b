import * as kinds from './kinds.ts';
import { forgetSecrets, pickSettings, restrictEnvironment } from './process-environment.ts';

const SCHEMA = {
  port: { name: 'PORT', kind: kinds.PORT, default: '3000', meaning: 'a port' },
  key: { name: 'OWN_SECRET', kind: kinds.SECRET, meaning: 'a secret' },
} as const;

const OWN = { PATH: '/bin', PORT: '4000', OWN_SECRET: 'own' };
const FOREIGN = { PII_KEYS: 'a', MONGODB_URI: 'b', ADMIN_PASSWORD: 'c', SMTP_URL: 'd', SOMETHING: 'e' };

it('picks the settings of a schema and the variables of the system', () => {
  expect(pickSettings({ ...OWN, ...FOREIGN }, SCHEMA)).toEqual(OWN);
});

it('removes everything else from the environment and names what looks like a secret', () => {
  const env: NodeJS.ProcessEnv = { ...OWN, ...FOREIGN };
  expect(restrictEnvironment(SCHEMA, env)).toEqual(['ADMIN_PASSWORD', 'MONGODB_URI', 'PII_KEYS', 'SMTP_URL']);
  expect(env).toEqual(OWN);
});

it('removes the secrets of a process once they have been read', () => {
  const env: NodeJS.ProcessEnv = { ...OWN };
  forgetSecrets(SCHEMA, env);
  expect(env).toEqual({ PATH: '/bin', PORT: '4000' });
});
