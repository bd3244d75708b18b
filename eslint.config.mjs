import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/test/**', '**/testing/**', 'shell/e2e/**', 'proofs/**'];
const TOOLS = [
  'deploy/launcher/**',
  '.ci/**',
  'api/src/tools/**',
  'deploy/build/**',
  'proofs/**',
  'shell/e2e/**',
];

/** Retired names of docs/writing.md that are ordinary words, so that a spell checker cannot flag them. */
const RETIRED_NAMES = [
  'among Around Audience belongingTo beside books brought Circumstances Coming Cross Ending Face facts',
  'few given glance Ground HeldBack intents joinWith layers lent letters Moment ownerOf ownPath Parts',
  'patience payFor Pen placeOf promised refusal refuse Room seal Sketch Slip spoiled staff Standing',
  'stops Surroundings together twin Whole Wish Words wordsOf World',
].flatMap((line) => line.split(' '));

/** A rule is an error or it is off: warnings go unread. */
export default defineConfig(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '.data/**',
      '.cache/**',
      '.nx/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-len': ['error', { code: 1000, comments: 120, ignoreUrls: true }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true, IIFEs: true }],
      eqeqeq: ['error', 'always'],
      'id-denylist': ['error', ...RETIRED_NAMES],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Numbers and booleans read well in template strings; objects do not and stay forbidden.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Rejects every plain object where a library declares a class, which is how Mongoose and the driver are used.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    extends: [jsxA11y.configs.strict],
    rules: reactHooks.configs['recommended-latest'].rules,
  },
  {
    files: ['mf-*/src/**', 'shell/src/**', 'design-system/{src,annotation/src}/**', 'shell/kit/src/**'],
    ignores: [
      'shell/kit/src/router.ts',
      'shell/kit/src/navigation/create-browser-router.ts',
      'shell/kit/src/navigation/scroll-restoration.tsx',
      'shell/src/server/**',
      ...TESTS,
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router',
              message: 'Import from @platform/kit/router: the router is shared through that facade.',
            },
            {
              name: 'react-router-dom',
              message: 'Import from @platform/kit/router: the router is shared through that facade.',
            },
          ],
        },
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      'max-lines-per-function': 'off',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Answers of the wire are looked at field by field in tests.
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  // Texts, one after the other: there is nothing to divide them by.
  {
    files: ['content/[0-9]*/templates/**'],
    rules: { 'max-lines': 'off', 'max-len': 'off' },
  },
  { files: TOOLS, rules: { 'no-console': 'off' } },
);
