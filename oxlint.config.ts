import { defineConfig, type OxlintConfig } from 'oxlint';

type Rules = NonNullable<OxlintConfig['rules']>;

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/test/**', '**/testing/**', 'shell/e2e/**', 'proofs/**'];
const TOOLS = [
  'deploy/launcher/**',
  '.ci/**',
  'api/src/tools/**',
  'deploy/build/**',
  'proofs/**',
  'shell/e2e/**',
  '**/*.mjs',
];

/** Retired names of docs/writing.md that are ordinary words, so that a spell checker cannot flag them. */
const RETIRED_NAMES = [
  'among Around Audience belongingTo beside books brought Circumstances Coming Cross Ending Face facts',
  'few given glance Ground HeldBack intents joinWith layers lent letters Moment ownerOf ownPath Parts',
  'patience payFor Pen placeOf promised refusal refuse Room seal Sketch Slip spoiled staff Standing',
  'stops Surroundings together twin Whole Wish Words wordsOf World',
].flatMap((line) => line.split(' '));

/** Rules for TypeScript that are not among the ones for correctness. */
const TYPED = [
  'ban-ts-comment consistent-type-imports no-deprecated no-dynamic-delete no-empty-object-type no-explicit-any',
  'no-extraneous-class no-generated-empty-object-type no-invalid-void-type no-mixed-enums no-namespace',
  'no-non-null-asserted-nullish-coalescing no-non-null-assertion no-require-imports',
  'no-unnecessary-boolean-literal-compare no-unnecessary-condition no-unnecessary-template-expression',
  'no-unnecessary-type-arguments no-unnecessary-type-assertion no-unnecessary-type-constraint',
  'no-unnecessary-type-conversion no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment',
  'no-unsafe-call no-unsafe-enum-assignment no-unsafe-enum-comparison no-unsafe-function-type',
  'no-unsafe-member-access no-unsafe-return only-throw-error prefer-literal-enum-member',
  'prefer-promise-reject-errors prefer-reduce-type-parameter prefer-return-this-type',
  'related-getter-setter-pairs require-await unified-signatures use-unknown-in-catch-callback-variable',
].flatMap((line) => line.split(' '));

const UNTYPED = [
  'eqeqeq no-array-constructor no-console no-unused-expressions no-useless-constructor no-var prefer-const',
  'prefer-rest-params prefer-spread',
].flatMap((line) => line.split(' '));

/** Answers of the wire are looked at field by field in tests. */
const NOT_IN_TESTS = [
  'typescript/no-non-null-assertion typescript/no-unsafe-argument typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call typescript/no-unsafe-member-access typescript/no-unsafe-return',
  'max-lines-per-function',
].flatMap((line) => line.split(' '));

/** Rules of React that find code which is meant to be as it is; hooks are checked in components. */
const HOOKS = [
  'react/exhaustive-deps',
  'react/immutability',
  'react/rules-of-hooks',
  'react/set-state-in-effect',
];

const setAll = (names: readonly string[], severity: 'error' | 'off'): Rules =>
  Object.fromEntries(names.map((name) => [name, severity]));

const maxLines = (max: number): Rules => ({
  'max-lines': ['error', { max, skipBlankLines: true, skipComments: true }],
});

const useKit = (name: string) => ({
  name,
  message: 'Import from @platform/kit/router: the router is shared through that facade.',
});

/** A rule is an error or it is off: warnings go unread. */
export default defineConfig({
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'react', 'jsx-a11y'],
  categories: { correctness: 'error' },
  ignorePatterns: ['**/dist/**'],
  rules: {
    ...setAll(UNTYPED, 'error'),
    ...setAll(HOOKS, 'off'),
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'no-control-regex': 'off',
    'no-empty-pattern': 'off',
    'no-loss-of-precision': 'off',
    'no-unsafe-optional-chaining': 'off',
    'require-yield': 'off',
    'typescript/require-array-sort-compare': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    {
      files: ['**/*.ts', '**/*.tsx'],
      rules: {
        ...setAll(
          TYPED.map((name) => `typescript/${name}`),
          'error',
        ),
        ...maxLines(300),
        'max-lines-per-function': [
          'error',
          { max: 70, skipBlankLines: true, skipComments: true, IIFEs: true },
        ],
        'id-denylist': ['error', ...RETIRED_NAMES],
        'typescript/consistent-type-definitions': ['error', 'type'],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        // Numbers and booleans read well in template strings; objects do not and stay forbidden.
        'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      },
    },
    {
      files: ['**/*.tsx'],
      rules: { ...setAll(HOOKS, 'error'), 'react/unsupported-syntax': 'error' },
    },
    {
      files: ['mf-*/src/**', 'shell/src/**', 'design-system/{src,annotation/src}/**', 'shell/kit/src/**'],
      excludeFiles: [
        'shell/kit/src/router.ts',
        'shell/kit/src/navigation/create-browser-router.ts',
        'shell/kit/src/navigation/scroll-restoration.tsx',
        'shell/src/server/**',
        ...TESTS,
      ],
      rules: {
        'no-restricted-imports': ['error', { paths: [useKit('react-router'), useKit('react-router-dom')] }],
      },
    },
    { files: TESTS, rules: { ...setAll(NOT_IN_TESTS, 'off'), ...maxLines(400) } },
    // Texts, one after the other: there is nothing to divide them by.
    { files: ['content/[0-9]*/templates/**'], rules: { 'max-lines': 'off' } },
    { files: TOOLS, rules: { 'no-console': 'off' } },
    // Their types are not checked.
    {
      files: ['**/*.mjs', '**/*.cjs'],
      rules: { 'typescript/restrict-template-expressions': 'off', 'typescript/unbound-method': 'off' },
    },
  ],
});
