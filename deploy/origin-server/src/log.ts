const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof LEVELS)[number];
type Fields = Readonly<Record<string, unknown>>;

/** One JSON line per event on standard output. Addresses are logged without their query, which may carry a token. */
export type Log = {
  debug(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
};

export function isLogLevel(text: string): text is LogLevel {
  return LEVELS.some((level) => level === text);
}

export function createLog(name: string, least: LogLevel): Log {
  const from = LEVELS.indexOf(least);
  const at = (level: LogLevel) => (message: string, fields?: Fields) => {
    if (LEVELS.indexOf(level) < from) return;
    process.stdout.write(
      `${JSON.stringify({ time: new Date().toISOString(), level, name, message, ...fields })}\n`,
    );
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
