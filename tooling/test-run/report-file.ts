/** The file through which a test runner reports its numbers. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Lets `run` have its report written to a temporary file; returns the report, or undefined when there is none. */
export async function collectReport<Report>(
  run: (file: string) => Promise<number>,
): Promise<{ exitCode: number; report: Report | undefined }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-run-'));
  const file = path.join(folder, 'report.json');
  try {
    const exitCode = await run(file);
    return { exitCode, report: read<Report>(file) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
