import { readMemberData, removeMemberData, writeMemberData } from '@platform/kit';
import { clearMemberData } from './member-data.ts';

afterEach(() => localStorage.clear());

test('keeps values by member and key', () => {
  expect(writeMemberData('u1', 'draft:1', { text: 'a' })).toBe(true);
  expect(readMemberData('u1', 'draft:1')).toEqual({ text: 'a' });
  expect(readMemberData('u2', 'draft:1')).toBeUndefined();
  removeMemberData('u1', 'draft:1');
  expect(readMemberData('u1', 'draft:1')).toBeUndefined();
});

test('clears the values of all other members and leaves everything else', () => {
  writeMemberData('u1', 'draft:1', 1);
  writeMemberData('u2', 'draft:1', 2);
  localStorage.setItem('theme', 'dark');
  clearMemberData('u2');
  expect(readMemberData('u1', 'draft:1')).toBeUndefined();
  expect(readMemberData('u2', 'draft:1')).toBe(2);
  clearMemberData();
  expect(readMemberData('u2', 'draft:1')).toBeUndefined();
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('reports that the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeMemberData('u1', 'draft:1', 1)).toBe(false);
});
