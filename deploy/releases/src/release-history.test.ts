import { hostname } from 'node:os';
import { describeAuthor } from './release-history.ts';

it.each([
  [
    { GITHUB_ACTOR: 'ada', GITHUB_REPOSITORY: 'shop/platform', GITHUB_RUN_ID: '7' },
    'ada in shop/platform run 7',
  ],
  [
    { GITLAB_USER_LOGIN: 'ada', CI_JOB_URL: 'https://git.example/jobs/7' },
    'ada in https://git.example/jobs/7',
  ],
])('names who started the run of %j', (env, author) => {
  expect(describeAuthor(env)).toBe(author);
});

it('names the user and the machine outside CI', () => {
  expect(describeAuthor({})).toMatch(new RegExp(`^.+@${hostname()}$`));
});
