import { statement, makeClaims, needed, type Statement } from './make-claims.ts';
import { createRandom } from './random.ts';

type Made = {
  readonly documents: readonly Record<string, string>[];
  readonly claims: readonly { readonly claim: string; readonly is: string; readonly quote?: string[] }[];
};

const STATEMENTS: readonly Statement[] = [
  needed(statement(0, 'The rent is $40.', null, ['Rent: $40'], ['Rent: $50'])),
  ...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name, index) =>
    statement(
      index % 2,
      `${name} is open all day.`,
      `${name} is open`,
      [`${name} opens`],
      [`${name} is closed`],
    ),
  ),
];

function make(seed: number, statements = STATEMENTS): Made {
  return makeClaims({ titles: ['First', 'Second'], statements }, createRandom(seed)) as Made;
}

test('what is not stated is in no document, and everything else is quoted from one', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const { documents, claims } = make(seed);
    const text = documents.flatMap((one) => Object.values(one)).join(' ');
    expect(text).toContain('The rent is $40.');
    for (const { claim, is, quote = [] } of claims) {
      if (is === 'not_stated') expect(text).not.toContain(`${claim.charAt(0)} is open`);
      else expect(quote.every((words) => text.includes(words))).toBe(true);
    }
  }
});

test('six claims are about six statements, and of every verdict there is one', () => {
  const { claims } = make(7);
  expect(claims).toHaveLength(6);
  expect(new Set(claims.map(({ claim }) => claim.charAt(0))).size).toBe(6);
  expect(new Set(claims.map(({ is }) => is))).toEqual(new Set(['supported', 'refuted', 'not_stated']));
});

test('words that decide must stand in one sentence only', () => {
  const twice = [1, 2, 3, 4, 5, 6, 7].map((number) =>
    needed(statement(0, `Door ${number} is open.`, 'is open', [`${number} opens`], [`${number} is closed`])),
  );
  const open = statement(0, 'The roof leaks.', null, ['It leaks'], ['It is dry']);
  const other = statement(0, 'The floor is wet.', null, ['It is wet'], ['It is dry there']);
  expect(() => make(1, [...twice, open, other])).toThrow('"is open" stands in several sentences');
});
