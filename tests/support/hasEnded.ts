import type { ChildProcess } from 'node:child_process';

/** After a signal, `exitCode` stays null. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
