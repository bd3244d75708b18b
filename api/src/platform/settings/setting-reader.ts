export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings are wrong; the message has a line for each. */
export class SettingsError extends Error {
  constructor(wrong: readonly string[]) {
    super(wrong.join('\n'));
    this.name = 'SettingsError';
  }
}

/** How one setting is read: what its text means, and what to say when it means nothing. */
export type Kind<T> = {
  /** The value of a text; nothing when the text is wrong. */
  readonly parse: (text: string) => T | undefined;
  /** Ends the sentence "NAME ...", e.g. "is not a port: 1 to 65535 is needed". */
  readonly wrong: string;
  /** Goes on with the reading after a wrong text, so that a start names everything that is wrong at once. */
  readonly instead: T;
  /** Its text may be shown in a message. Secrets may not. */
  readonly secret?: true;
};

export type SettingReader = {
  /** Reads one setting. An empty text counts as none; without a fallback the setting has to be there. */
  read<T>(name: string, kind: Kind<T>, fallback?: string): T;
  note(problem: string): void;
  /** @throws SettingsError when something was wrong. */
  finish(): void;
};

export function createSettingReader(env: Environment): SettingReader {
  const wrong: string[] = [];
  return {
    read(name, kind, fallback) {
      const text = env[name] || fallback;
      const value = text === undefined ? undefined : kind.parse(text);
      if (value !== undefined) return value;
      const shown = text === undefined || kind.secret ? name : `${name}=${text}`;
      wrong.push(
        text === undefined
          ? `${name} is missing: it ${kind.wrong.replace(/^is not/, 'has to be')}.`
          : `${shown} ${kind.wrong}.`,
      );
      return kind.instead;
    },
    note: (problem) => void wrong.push(problem),
    finish() {
      if (wrong.length > 0) throw new SettingsError([...new Set(wrong)]);
    },
  };
}
