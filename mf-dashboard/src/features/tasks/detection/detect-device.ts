import { parseUserAgent, type DetectionEvidence } from '@platform/contracts';

/** User-Agent Client Hints: structured browser data, available in Chromium browsers only. */
type ClientHints = {
  readonly brands: readonly Brand[];
  readonly mobile: boolean;
  readonly platform: string;
  getHighEntropyValues(names: readonly string[]): Promise<Partial<HighEntropyValues>>;
};
type Brand = { readonly brand: string; readonly version: string };
type HighEntropyValues = {
  readonly fullVersionList: readonly Brand[];
  readonly platformVersion: string;
  readonly model: string;
};

/** Values as collected; unknown ones are `undefined` and removed at the end. */
type DetectedValues = Readonly<Record<string, string | boolean | undefined>>;

/** The browser APIs that the detection reads; tests pass their own. */
export type DetectionSource = {
  readonly navigator: {
    readonly userAgent: string;
    readonly language: string;
    readonly maxTouchPoints: number;
    readonly userAgentData?: ClientHints;
  };
  readonly screen: { readonly width: number; readonly height: number };
  readonly devicePixelRatio: number;
};

/**
 * Detects the browser and the device. It sends nothing; the page shows the result before the member submits it.
 *
 * @throws if the browser denies access to client hints.
 */
export async function detectDevice(source: DetectionSource): Promise<DetectionEvidence> {
  const { navigator, screen, devicePixelRatio } = source;
  const hints = navigator.userAgentData && (await readClientHints(navigator.userAgentData));
  const values: DetectedValues = {
    ...parseUserAgent(navigator.userAgent),
    ...hints,
    ...(isIpadInDesktopMode(navigator) && IPAD),
    screen: `${screen.width} x ${screen.height}, ${Math.round(devicePixelRatio * 100) / 100} px per dot`,
    language: navigator.language,
    touch: navigator.maxTouchPoints > 0,
    userAgent: navigator.userAgent,
  };
  return toEvidence(values);
}

async function readClientHints(hints: ClientHints): Promise<Partial<DetectionEvidence>> {
  const { fullVersionList, platformVersion, model } = await hints.getHighEntropyValues([
    'fullVersionList',
    'platformVersion',
    'model',
  ]);
  const brand = pickBrand(fullVersionList ?? hints.brands);
  const values = {
    browser: brand?.brand,
    browserVersion: brand?.version,
    platform: hints.platform,
    platformVersion,
    deviceModel: model,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

/**
 * Picks the browser's brand. Browsers add a fake brand so that sites do not rely on the list's order (GREASE), and they
 * also list Chromium, which is used only if there is no other brand.
 */
function pickBrand(brands: readonly Brand[]): Brand | undefined {
  const realBrands = brands.filter(({ brand }) => !/^not.?a.?brand$/i.test(brand));
  return realBrands.find(({ brand }) => brand !== 'Chromium') ?? realBrands[0];
}

/** An iPad that requests desktop sites identifies itself as a Mac; only its touch points differ. */
function isIpadInDesktopMode({ userAgent, maxTouchPoints }: DetectionSource['navigator']): boolean {
  return userAgent.includes('Macintosh') && maxTouchPoints > 1;
}

const IPAD = {
  platform: 'iPadOS',
  platformVersion: undefined,
  deviceType: 'tablet',
  deviceModel: 'iPad',
};

/** Maximum lengths that the contract accepts, in characters. */
const MAX_LENGTHS: Partial<Record<keyof DetectionEvidence, number>> = {
  browser: 60,
  browserVersion: 40,
  engine: 40,
  platform: 60,
  platformVersion: 40,
  deviceModel: 80,
  language: 40,
  userAgent: 512,
};

function toEvidence(values: DetectedValues): DetectionEvidence {
  const knownValues = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    knownValues.map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, MAX_LENGTHS[name as keyof DetectionEvidence]) : value,
    ]),
  );
}
