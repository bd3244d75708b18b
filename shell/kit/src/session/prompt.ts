/** Asks the user to prove something again. Resolves to whether they did. */
type Prompt = () => Promise<boolean>;

/** A question that a page can ask while calls wait for the answer, so that what the user typed stays in place. */
export function createPrompt() {
  let registered: Prompt | undefined;
  let pendingAnswer: Promise<boolean> | undefined;
  return {
    /** Registers how the page asks. Returns the cleanup function. */
    register(prompt: Prompt): () => void {
      registered = prompt;
      return () => {
        if (registered === prompt) registered = undefined;
      };
    },

    /** Asks once for all calls that wait at the same time. Resolves to `false` if no page can ask. */
    ask(): Promise<boolean> {
      if (!registered) return Promise.resolve(false);
      pendingAnswer ??= registered().finally(() => {
        pendingAnswer = undefined;
      });
      return pendingAnswer;
    },
  };
}
