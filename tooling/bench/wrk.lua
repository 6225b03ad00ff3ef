-- With NEW_PAGES each request asks for another value at the end of this path, as another client:
-- the gateway limits how many such pages one client may have.
local path = os.getenv('NEW_PAGES')
if path then
  local count = 0
  function request()
    count = count + 1
    wrk.headers['X-Forwarded-For'] = string.format('198.18.%d.%d', math.floor(count / 256) % 256, count % 256)
    return wrk.format(nil, path .. count)
  end
end

-- The result of a run as JSON, in the last line.
function done(summary, latency)
  local errors = summary.errors
  local failed = errors.status + errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format('{"requests":%d,"seconds":%f,"failed":%d,"p99Ms":%f}\n',
    summary.requests, summary.duration / 1e6, failed, latency:percentile(99) / 1e3))
end
