import { detectionEvidence } from '@platform/contracts';
import { detectDevice, type DetectionSource } from './detect-device.ts';
import { describeEvidence, selectEvidence } from './detection-evidence.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15';

function createSource(navigator: Partial<DetectionSource['navigator']>): DetectionSource {
  return {
    navigator: { userAgent: SAFARI, language: 'en-GB', maxTouchPoints: 0, ...navigator },
    screen: { width: 412, height: 915 },
    devicePixelRatio: 2.625,
  };
}

test('prefers client hints over the user agent string', async () => {
  const detected = await detectDevice(
    createSource({
      userAgent: CHROME,
      maxTouchPoints: 5,
      userAgentData: {
        brands: [],
        mobile: true,
        platform: 'Android',
        getHighEntropyValues: () =>
          Promise.resolve({
            fullVersionList: [
              { brand: 'Not_A Brand', version: '99.0.0.0' },
              { brand: 'Chromium', version: '142.0.7444.60' },
              { brand: 'Google Chrome', version: '142.0.7444.60' },
            ],
            platformVersion: '16.0.0',
            model: 'Pixel 9',
          }),
      },
    }),
  );

  expect(detected).toMatchObject({
    browser: 'Google Chrome',
    browserVersion: '142.0.7444.60',
    engine: 'Blink',
    platform: 'Android',
    platformVersion: '16.0.0',
    deviceModel: 'Pixel 9',
    deviceType: 'phone',
    screen: '412 x 915, 2.63 px per dot',
    touch: true,
  });
});

test('recognizes an iPad that identifies itself as a Mac by its touch points', async () => {
  const detected = await detectDevice(createSource({ maxTouchPoints: 5 }));
  expect(detected).toMatchObject({ platform: 'iPadOS', deviceType: 'tablet', deviceModel: 'iPad' });
  expect(detected).not.toHaveProperty('platformVersion');
});

test('detects a desktop without touch, and truncates long values to the limits of the contract', async () => {
  const detected = await detectDevice(createSource({ userAgent: `${SAFARI} ${'x'.repeat(2000)}` }));
  expect(detected).toMatchObject({ deviceType: 'desktop', touch: false });
  expect(detectionEvidence.isValidSync(detected)).toBe(true);
});

test('describes every selected value and selects no user agent for the phone task', async () => {
  const evidence = selectEvidence('phone', await detectDevice(createSource({})));
  expect(evidence).not.toHaveProperty('userAgent');
  expect(describeEvidence('phone', evidence)).toHaveLength(Object.keys(evidence).length);
  expect(describeEvidence('phone', evidence)).toContainEqual({ term: 'Touch', description: 'No' });
});

test('rejects if the browser denies client hints', async () => {
  const rejectingSource = createSource({
    userAgentData: {
      brands: [],
      mobile: false,
      platform: 'Linux',
      getHighEntropyValues: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    },
  });
  await expect(detectDevice(rejectingSource)).rejects.toThrow();
});
