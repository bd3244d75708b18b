import argon2 from 'argon2';

/** What a hash costs. `memoryCost` is KiB. */
export type HashCost = {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
};

/** OWASP's argon2id setting of 19 MiB, two passes, one lane. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
  /** Takes as long as `verify` of a user who exists, and is never right: for those who do not. */
  verifyNobody(password: string): Promise<false>;
  /** Whether a hash was made at another cost and is to be made anew while the password is at hand. */
  isOutdated(hash: string): boolean;
};

export function createPasswords(cost: HashCost): Passwords {
  const options = { ...cost, type: argon2.argon2id } as const;
  // Made at once, since the first who asks for nobody would wait for it, and could tell.
  const nobody = argon2.hash('nobody', options);
  return {
    hash: (password) => argon2.hash(password, options),
    verify: (hash, password) => argon2.verify(hash, password),
    async verifyNobody(password) {
      await argon2.verify(await nobody, password);
      return false;
    },
    isOutdated: (hash) => argon2.needsRehash(hash, options),
  };
}
