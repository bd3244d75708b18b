/** Conventional Commits with a short subject; checked by the commit-msg hook and in CI. */
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    'body-max-line-length': [2, 'always', 120],
    'subject-case': [2, 'never', ['upper-case', 'pascal-case', 'start-case']],
  },
};
