import type { DetectionEvidence } from '@platform/contracts';
import { readUserAgent } from './user-agent.ts';

/** Client hints, where the browser has them (Chromium's family): what it says of itself without a string to guess from. */
type ClientHints = {
  readonly brands: readonly Brand[];
  readonly mobile: boolean;
  readonly platform: string;
  getHighEntropyValues(names: readonly string[]): Promise<Partial<HintedFacts>>;
};
type Brand = { readonly brand: string; readonly version: string };
type HintedFacts = {
  readonly fullVersionList: readonly Brand[];
  readonly platformVersion: string;
  readonly model: string;
};

/** The facts as they are gathered; what is not known is left out in the end. */
type Findings = Readonly<Record<string, string | boolean | undefined>>;

/** Where the facts are read: the window's own, or a test's. */
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
 * Finds out what browser and device this is. Nothing is sent; what is returned is shown before it is.
 *
 * @throws if the browser refuses to say.
 */
export async function detectDevice(source: DetectionSource): Promise<DetectionEvidence> {
  const { navigator, screen, devicePixelRatio } = source;
  const hints = navigator.userAgentData && (await hintsOf(navigator.userAgentData));
  const facts: Findings = {
    ...readUserAgent(navigator.userAgent),
    ...hints,
    ...(isDisguisedTablet(navigator) && DISGUISED_TABLET),
    screen: `${screen.width} x ${screen.height}, ${Math.round(devicePixelRatio * 100) / 100} px per dot`,
    language: navigator.language,
    touch: navigator.maxTouchPoints > 0,
    userAgent: navigator.userAgent,
  };
  return shortened(facts);
}

async function hintsOf(hints: ClientHints): Promise<Partial<DetectionEvidence>> {
  const { fullVersionList, platformVersion, model } = await hints.getHighEntropyValues([
    'fullVersionList',
    'platformVersion',
    'model',
  ]);
  const brand = realBrand(fullVersionList ?? hints.brands);
  const facts = {
    browser: brand?.brand,
    browserVersion: brand?.version,
    platform: hints.platform,
    platformVersion,
    deviceModel: model,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
}

/** Browsers mix in an invented brand so that nobody relies on the list's order; the engine's own name comes last. */
function realBrand(brands: readonly Brand[]): Brand | undefined {
  const real = brands.filter(({ brand }) => !/^not.?a.?brand$/i.test(brand));
  return real.find(({ brand }) => brand !== 'Chromium') ?? real[0];
}

/** An iPad asks for desktop pages under the name of a Mac; only its touch points tell. */
function isDisguisedTablet({ userAgent, maxTouchPoints }: DetectionSource['navigator']): boolean {
  return userAgent.includes('Macintosh') && maxTouchPoints > 1;
}

const DISGUISED_TABLET = {
  platform: 'iPadOS',
  platformVersion: undefined,
  deviceType: 'tablet',
  deviceModel: 'iPad',
};

/** The lengths the contract takes; a user agent may be longer than anybody needs. */
const LONGEST: Partial<Record<keyof DetectionEvidence, number>> = {
  browser: 60,
  browserVersion: 40,
  engine: 40,
  platform: 60,
  platformVersion: 40,
  deviceModel: 80,
  language: 40,
  userAgent: 512,
};

function shortened(facts: Findings): DetectionEvidence {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    known.map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, LONGEST[name as keyof DetectionEvidence]) : value,
    ]),
  );
}
