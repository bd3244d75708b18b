import { OTLP_ENDPOINT, OTLP_HEADERS, RATIO } from './kinds.ts';

it.each([
  ['0', 0],
  ['0.25', 0.25],
  ['1', 1],
  ['1.5', undefined],
  ['-1', undefined],
  ['10%', undefined],
])('reads the part %s', (text, value) => {
  expect(RATIO.parse(text)).toBe(value);
});

it.each([
  ['http://127.0.0.1:4318', 'http://127.0.0.1:4318/'],
  ['https://collector.example.org/otlp', 'https://collector.example.org/otlp'],
  ['https://user:password@collector.example.org', undefined],
  ['https://collector.example.org/?key=1', undefined],
  ['collector:4318', undefined],
])('reads the address %s of a collector', (text, value) => {
  expect(OTLP_ENDPOINT.parse(text)).toBe(value);
});

it.each([
  ['authorization=Basic%20abc%3D,x-tenant=one', { authorization: 'Basic abc=', 'x-tenant': 'one' }],
  ['authorization', undefined],
  ['authorization=%zz', undefined],
  ['two words=1', undefined],
])('reads the headers %s, and keeps them out of messages', (text, value) => {
  expect(OTLP_HEADERS.parse(text)).toEqual(value);
  expect(OTLP_HEADERS.isSecret).toBe(true);
});
