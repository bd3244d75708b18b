/** The reliable parts of a user agent string; unknown ones are absent. */
export type UserAgentInfo = {
  readonly browser?: string;
  readonly browserVersion?: string;
  readonly engine?: string;
  readonly platform?: string;
  readonly platformVersion?: string;
  readonly deviceType: 'phone' | 'tablet' | 'desktop';
  readonly deviceModel?: string;
};

/** The first match wins, because many browsers also name the browser that they are based on. */
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

/** Parses a user agent string. */
export function parseUserAgent(userAgent: string): UserAgentInfo {
  const [browser, browserVersion] = findFirstMatch(BROWSERS, userAgent);
  const [platform, platformVersion] = findFirstMatch(PLATFORMS, userAgent);
  return {
    ...optionalField('browser', browser),
    ...optionalField('browserVersion', browserVersion),
    ...optionalField('engine', detectEngine(userAgent)),
    ...optionalField('platform', platform),
    ...optionalField('platformVersion', platformVersion?.replaceAll('_', '.')),
    deviceType: detectDeviceType(userAgent),
    ...optionalField('deviceModel', detectModel(userAgent)),
  };
}

/** The beginning of a user agent string that is read: clients choose its length. */
const MAX_LENGTH = 400;

/** Names a browser and its device for their user, e.g. `Firefox on Android`; "A browser" if it says nothing known. */
export function describeDevice(userAgent: string): string {
  const { browser = 'A browser', platform } = parseUserAgent(userAgent.slice(0, MAX_LENGTH));
  return platform ? `${browser} on ${platform}` : browser;
}

/** Every browser on an iPhone or iPad uses WebKit, whatever its name. */
function detectEngine(userAgent: string): string | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'WebKit';
  if (/Gecko\/\d/.test(userAgent)) return 'Gecko';
  if (/Chrome\//.test(userAgent)) return 'Blink';
  return userAgent.includes('AppleWebKit/') ? 'WebKit' : undefined;
}

function detectDeviceType(userAgent: string): UserAgentInfo['deviceType'] {
  if (/iPad|Tablet/.test(userAgent) || (userAgent.includes('Android') && !userAgent.includes('Mobile')))
    return 'tablet';
  return /iPhone|iPod|Mobile/.test(userAgent) ? 'phone' : 'desktop';
}

/** Android lists the model after the version; recent browsers put a generic `K` there. */
function detectModel(userAgent: string): string | undefined {
  const apple = /iPhone|iPad|iPod/.exec(userAgent)?.[0];
  const android = /Android [\d.]+; (?!Mobile|Tablet|rv:|K\))([^;)]+)/.exec(userAgent)?.[1];
  return apple ?? android?.trim();
}

function findFirstMatch(
  table: readonly (readonly [name: string, pattern: RegExp])[],
  userAgent: string,
): readonly [name?: string, version?: string] {
  for (const [name, pattern] of table) {
    const match = pattern.exec(userAgent);
    if (match) return [name, match[1]];
  }
  return [];
}

function optionalField<Key extends string>(
  key: Key,
  value: string | undefined,
): Partial<Record<Key, string>> {
  return value ? ({ [key]: value } as Partial<Record<Key, string>>) : {};
}
