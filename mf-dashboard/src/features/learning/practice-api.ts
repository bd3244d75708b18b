import { answerPractice, getPractice } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { usePracticeQuery, useAnswerPracticeMutation } = injectContractEndpoints({
  practice: query(getPractice, { provides: [TAGS.practice] }),
  // The questions of the day stay as they are while they are answered.
  answerPractice: mutation(answerPractice, { changes: [TAGS.learning] }),
});
