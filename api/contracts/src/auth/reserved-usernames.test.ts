// cspell:disable
import { isReservedUsername } from './reserved-usernames.ts';

test.each([
  'admin',
  'Admin',
  'ADMIN-2',
  'adm1n',
  '4dmin99',
  'a.d.m.i.n',
  'adrnin',
  'administrator',
  'the administrators',
  'Ádmin',
  'ａｄｍｉｎ',
  'support',
  'Supp0rt',
  'support_team',
  '24support',
  'officia1',
  'maria.official',
  'staff',
  '$taff',
  'moderator',
  'AI Skill',
  'ai-skill-payments',
  'a1sk1ll',
  'the_aiskill',
  'Deleted member',
  'de1eted_MEMBER',
  'deletedmember2',
])('reserves %s', (username) => {
  expect(isReservedUsername(username)).toBe(true);
});

test.each([
  'ada',
  'maria',
  'badminton-fan',
  'supporter',
  'Stafford',
  'helper',
  'Grace Hopper',
  'modest_mouse',
  'rooted',
  'nadia-skills',
  'member-17',
  'мария_21',
  'Zoë-Ångström',
  '山田たろう',
])('leaves %s to members', (username) => {
  expect(isReservedUsername(username)).toBe(false);
});
