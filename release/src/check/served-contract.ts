/** The contract of the running API, as visitors reach it. */
import { API_CONTRACT_PATH, type Contract, contractSchema, envelope } from '@mall/contracts';

const TIMEOUT_MS = 3_000;

/** @param origin that of the site. @returns the contract, or the reason why it cannot be read. */
export async function servedContract(origin: string): Promise<Contract | string> {
  const url = `${origin}/api${API_CONTRACT_PATH}`;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { signal }).catch(() => undefined);
  if (!response) return `${origin} does not respond`;
  if (!response.ok) return `${url} responded with ${response.status}`;
  const parsed = envelope(contractSchema).safeParse(await response.json().catch(() => undefined));
  return parsed.success ? parsed.data.data : `${url} did not respond with a contract`;
}
