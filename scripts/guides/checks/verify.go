package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"time"
)

type delivery struct {
	Name    string
	Headers map[string]string
	Body    string
	Secrets []string
	Now     int64
	Genuine bool
}

// Passes each delivery to the function of the sample, and exits with 1 when its verdict is wrong.
func main() {
	text, err := os.ReadFile(os.Getenv("DELIVERIES"))
	if err != nil {
		panic(err)
	}
	var deliveries []delivery
	if err := json.Unmarshal(text, &deliveries); err != nil {
		panic(err)
	}
	failed := false
	for _, each := range deliveries {
		headers := http.Header{}
		for name, value := range each.Headers {
			headers.Set(name, value)
		}
		if IsGenuine(headers, []byte(each.Body), each.Secrets, time.Unix(each.Now, 0)) != each.Genuine {
			fmt.Fprintln(os.Stderr, "wrong:", each.Name)
			failed = true
		}
	}
	if failed {
		os.Exit(1)
	}
}
