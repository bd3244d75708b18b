type CannedReply = { readonly words: readonly string[]; readonly reply: string };

/** The answer whose words stand in the question, or the fallback. */
export function cannedReply(question: string, replies: readonly CannedReply[], fallback: string): string {
  const asked = question.toLowerCase();
  return replies.find(({ words }) => words.some((word) => asked.includes(word)))?.reply ?? fallback;
}
