type CannedReply = { readonly keywords: readonly string[]; readonly reply: string };

/** Returns the first reply that has a keyword in the question, or the fallback. */
export function findCannedReply(question: string, replies: readonly CannedReply[], fallback: string): string {
  const lowerCaseQuestion = question.toLowerCase();
  return (
    replies.find(({ keywords }) => keywords.some((keyword) => lowerCaseQuestion.includes(keyword)))?.reply ??
    fallback
  );
}
