import { describeDevice, parseUserAgent } from './user-agent.ts';

test.each([
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    {
      browser: 'Chrome',
      browserVersion: '142.0.0.0',
      engine: 'Blink',
      platform: 'Windows',
      platformVersion: '10.0',
      deviceType: 'desktop',
    },
  ],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.3595.53',
    {
      browser: 'Edge',
      browserVersion: '142.0.3595.53',
      engine: 'Blink',
      platform: 'Windows',
      platformVersion: '10.0',
      deviceType: 'desktop',
    },
  ],
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    {
      browser: 'Firefox',
      browserVersion: '145.0',
      engine: 'Gecko',
      platform: 'Linux',
      deviceType: 'desktop',
    },
  ],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    {
      browser: 'Safari',
      browserVersion: '26.1',
      engine: 'WebKit',
      platform: 'macOS',
      platformVersion: '10.15.7',
      deviceType: 'desktop',
    },
  ],
  [
    'Safari on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    {
      browser: 'Safari',
      browserVersion: '18.6',
      engine: 'WebKit',
      platform: 'iOS',
      platformVersion: '18.6',
      deviceType: 'phone',
      deviceModel: 'iPhone',
    },
  ],
  [
    'Chrome on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1',
    {
      browser: 'Chrome',
      browserVersion: '142.0.7444.77',
      engine: 'WebKit',
      platform: 'iOS',
      platformVersion: '18.6',
      deviceType: 'phone',
      deviceModel: 'iPhone',
    },
  ],
  [
    'Samsung Internet on a phone that names its model',
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    {
      browser: 'Samsung Internet',
      browserVersion: '27.0',
      engine: 'Blink',
      platform: 'Android',
      platformVersion: '14',
      deviceType: 'phone',
      deviceModel: 'SM-S918B',
    },
  ],
  [
    'Chrome on Android with a generic model',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    {
      browser: 'Chrome',
      browserVersion: '142.0.0.0',
      engine: 'Blink',
      platform: 'Android',
      platformVersion: '10',
      deviceType: 'phone',
    },
  ],
  [
    'Firefox on an Android tablet',
    'Mozilla/5.0 (Android 15; Tablet; rv:145.0) Gecko/145.0 Firefox/145.0',
    {
      browser: 'Firefox',
      browserVersion: '145.0',
      engine: 'Gecko',
      platform: 'Android',
      platformVersion: '15',
      deviceType: 'tablet',
    },
  ],
])('parses %s', (_, userAgent, expected) => {
  expect(parseUserAgent(userAgent)).toEqual(expected);
});

test('returns only the device type for an unknown string', () => {
  expect(parseUserAgent('curl/8.5.0')).toEqual({ deviceType: 'desktop' });
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ['curl/8.5.0', 'A browser'],
  ['', 'A browser'],
  [`${'Version/1 '.repeat(100_000)}Windows NT 10.0`, 'A browser'],
])('describes the device of %.60j', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
