import type { ChildProcess } from 'node:child_process';

/** Whether a process is over, by itself or by a signal: of the latter `exitCode` alone says nothing. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
