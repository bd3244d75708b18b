import argon2 from 'argon2';

/** The argon2 cost parameters. `memoryCost` is in KiB. */
export type HashCost = {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
};

/** The argon2id parameters recommended by OWASP: 19 MiB, two passes, one lane. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function createPasswords(cost: HashCost) {
  const options = { ...cost, type: argon2.argon2id } as const;
  // Hashed up front: doing it on first use would make the first unknown user measurably slower.
  const dummyHash = argon2.hash('nobody', options);
  return {
    hash: (password: string): Promise<string> => argon2.hash(password, options),
    verify: (hash: string, password: string): Promise<boolean> => argon2.verify(hash, password),
    /** Takes as long as `verify` but never succeeds, so that response times do not reveal whether a user exists. */
    async verifyDummy(password: string): Promise<false> {
      await argon2.verify(await dummyHash, password);
      return false;
    },
    /** Whether a hash has different cost parameters and should be replaced at the next successful login. */
    isOutdated: (hash: string): boolean => argon2.needsRehash(hash, options),
  };
}
