-- With NEW_PAGES each request asks for another value at the end of this path.
local path = os.getenv('NEW_PAGES')
if path then
  local count = 0
  function request()
    count = count + 1
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
