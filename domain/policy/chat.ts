// The assistant.
// Durations have their unit in the name, percentages are whole numbers, amounts are EUR cents.

/** The assistant: code points of a message, messages per person and window, days that a conversation is kept. */
export const chatPolicy = { letters: 2_000, messages: 30, windowMinutes: 10, days: 30, conversations: 20 } as const;
