import { ANSWER_TIME, type AnswerTime } from '@platform/contracts';
import { useAnswerTimeQuery } from './support-api.ts';

/** How long support really took to answer, with the number of messages that say so. */
export function UsualAnswerTime() {
  const { data } = useAnswerTimeQuery();
  return data ? describe(data) : '–';
}

function describe({ tickets, medianHours }: AnswerTime): string {
  if (tickets === null || medianHours === null)
    return `No figures yet. They need ${ANSWER_TIME.minTickets} answered messages in ${ANSWER_TIME.days} days.`;
  const hours = `${medianHours} ${medianHours === 1 ? 'hour' : 'hours'}`;
  return `Half of the ${tickets} messages of the last ${ANSWER_TIME.days} days that we answered got their first answer within ${hours}.`;
}
