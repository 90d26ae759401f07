export function parsePageFile(text: string): { title: string; description: string; changed: string; body: string };
