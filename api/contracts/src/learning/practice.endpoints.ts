import { endpoint } from '../endpoint.ts';
import {
  answeredPracticeResponse,
  answerPracticeBody,
  practiceQuery,
  practiceResponse,
} from './practice.schemas.ts';

/** Returns what the member can practice today: at most ten questions. */
export const getPractice = endpoint({
  id: 'practice.get',
  method: 'GET',
  path: '/api/user/practice',
  summary: "The member's practice of the day",
  access: 'member',
  query: practiceQuery,
  status: 200,
  response: practiceResponse,
  errors: [],
});

/** Answers a question of the day. A repeated call returns what the first one led to. */
export const answerPractice = endpoint({
  id: 'practice.answer',
  method: 'POST',
  path: '/api/user/practice/answers',
  summary: 'Answer a question of practice',
  access: 'member',
  body: answerPracticeBody,
  status: 200,
  response: answeredPracticeResponse,
  errors: ['incomplete', 'daily_limit_reached'],
  idempotent: true,
});
