import {
  act,
  admit,
  ask,
  aside,
  bans,
  can,
  deny,
  know,
  send,
  sends,
  SEVERAL_QUESTIONS,
  tell,
  type Clause,
  type Piece,
  type Scene,
} from '../07-chatbot-training/templates/bot-sheet.ts';
import { judgeTurn } from '../07-chatbot-training/templates/judge-turn.ts';

const SCENE: Scene = {
  talk: ['Two nights for my dog Otto.'],
  asked: 'the sum',
  said: { name: 'my dog Otto' },
  turns: [],
};
const PRICE = know('A night costs $30.', 'price');

function judge(sheet: readonly Clause[], turn: readonly Piece[], scene: Scene = SCENE): string | undefined {
  return judgeTurn(sheet, scene, turn)?.key;
}

test('the same line is good, forbidden or invented, as the sheet says', () => {
  const line = [act('discount', 'I have taken 10 % off.')];
  expect(judge([can('It gives 10 % off.', 'discount')], line)).toBe('fine');
  expect(judge([bans('It gives no discounts.', 'discount')], line)).toBe('rule');
  expect(judge([PRICE], line)).toBe('invents');
});

test('a wrong number, a topic that is not on the sheet and a denied ability are invented', () => {
  expect(judge([PRICE], [tell('price', 'That is $60.')])).toBe('fine');
  expect(judge([PRICE], [tell('price', 'That is $50.', false)])).toBe('invents');
  expect(judge([PRICE], [tell('price', 'That is $60.'), tell('bath', 'A bath is free.')])).toBe('invents');
  expect(judge([can('It gives 10 % off.', 'discount')], [deny('discount', 'I cannot.')])).toBe('invents');
});

test('what is true and answers nothing misses the question, and a question for what was said forgets it', () => {
  expect(judge([PRICE], [aside('price', 'A night costs $30.')])).toBe('misses');
  expect(judge([PRICE], [ask('name', 'What is his name?')])).toBe('repeats');
  expect(judge([PRICE], [ask('breed', 'Which breed is he?')])).toBe('fine');
  const both = [ask('breed', 'Which breed is he?'), ask('age', 'How old is he?')];
  expect(judge([PRICE], both)).toBe('fine');
  expect(judge([bans('It asks for one thing at a time.', SEVERAL_QUESTIONS)], both)).toBe('rule');
});

test('a case that goes to a person comes before every other fault', () => {
  const sheet = [sends('Bites go to the manager.', 'bite'), bans('It never asks for names.', 'ask name')];
  const scene = { ...SCENE, case: 'bite' };
  expect(judge(sheet, [ask('name', 'What is his name?')], scene)).toBe('handover');
  expect(judge(sheet, [send('Call the manager.')], scene)).toBe('fine');
});

test('a line that makes no sense with a sheet is not judged', () => {
  expect(judge([PRICE], [send('Call the manager.')], { ...SCENE, case: 'bite' })).toBeUndefined();
  expect(judge([PRICE], [admit('price', 'I do not know the price.')])).toBeUndefined();
});
