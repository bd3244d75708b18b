/** What a user agent string says, as far as it can be believed. What it does not say is left out. */
export type UserAgentFacts = {
  readonly browser?: string;
  readonly browserVersion?: string;
  readonly engine?: string;
  readonly platform?: string;
  readonly platformVersion?: string;
  readonly deviceType: 'phone' | 'tablet' | 'desktop';
  readonly deviceModel?: string;
};

/** The first that matches counts: many browsers name those they are built on as well. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['Opera', /(?:OPR|OPiOS|OPT)\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS|HeadlessChrome)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari\//],
];

const PLATFORMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iOS', /(?:iPhone|iPod).*? OS ([\d_]+)/],
  ['iPadOS', /iPad.*? OS ([\d_]+)/],
  ['Android', /Android ([\d.]+)?/],
  ['Windows', /Windows NT ([\d.]+)/],
  ['ChromeOS', /CrOS \S+ ([\d.]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['Linux', /Linux()/],
];

/** Reads a user agent string. Pure, so that it is tested with the strings of real browsers. */
export function readUserAgent(userAgent: string): UserAgentFacts {
  const [browser, browserVersion] = firstMatch(BROWSERS, userAgent);
  const [platform, platformVersion] = firstMatch(PLATFORMS, userAgent);
  return {
    ...given('browser', browser),
    ...given('browserVersion', browserVersion),
    ...given('engine', engineOf(userAgent)),
    ...given('platform', platform),
    ...given('platformVersion', platformVersion?.replaceAll('_', '.')),
    deviceType: deviceTypeOf(userAgent),
    ...given('deviceModel', modelOf(userAgent)),
  };
}

/** Every browser on an iPhone or iPad is built on WebKit, whatever it calls itself. */
function engineOf(userAgent: string): string | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'WebKit';
  if (/Gecko\/\d/.test(userAgent)) return 'Gecko';
  if (/Chrome\//.test(userAgent)) return 'Blink';
  return userAgent.includes('AppleWebKit/') ? 'WebKit' : undefined;
}

function deviceTypeOf(userAgent: string): UserAgentFacts['deviceType'] {
  if (/iPad|Tablet/.test(userAgent) || (userAgent.includes('Android') && !userAgent.includes('Mobile')))
    return 'tablet';
  return /iPhone|iPod|Mobile/.test(userAgent) ? 'phone' : 'desktop';
}

/** Android names the model after its version; recent browsers put a `K` there, which says nothing. */
function modelOf(userAgent: string): string | undefined {
  const apple = /iPhone|iPad|iPod/.exec(userAgent)?.[0];
  const android = /Android [\d.]+; (?!Mobile|Tablet|rv:|K\))([^;)]+)/.exec(userAgent)?.[1];
  return apple ?? android?.trim();
}

function firstMatch(
  table: readonly (readonly [name: string, pattern: RegExp])[],
  userAgent: string,
): readonly [name?: string, version?: string] {
  for (const [name, pattern] of table) {
    const match = pattern.exec(userAgent);
    if (match) return [name, match[1]];
  }
  return [];
}

function given<Key extends string>(key: Key, value: string | undefined): Partial<Record<Key, string>> {
  return value ? ({ [key]: value } as Partial<Record<Key, string>>) : {};
}
